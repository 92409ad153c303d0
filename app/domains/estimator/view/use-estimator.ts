import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useChallenge } from "~/domains/forms/challenge/use-challenge";
import { type FormEntries, omitPasswordEntries } from "~/domains/forms/entries/form-entries";
import { getChosenFiles, readHoneypot, toFileDetails } from "~/domains/forms/entries/read-form-data";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { formMessageDurationMs, formMessages } from "~/domains/forms/form.messages";
import type { FieldErrors } from "~/domains/forms/validation/parse-form";
import { createStepRules } from "~/domains/forms/validation/step-rules";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { clearFormProgress, loadFormProgress, saveFormProgress } from "~/domains/forms/view/form-progress";
import { createIdempotencyKeys } from "~/domains/forms/view/idempotency-keys";
import { postForm } from "~/domains/forms/view/post-form";
import { useFormEntries } from "~/domains/forms/view/use-form-entries";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { useHydrationLayoutEffect } from "~/ui/runtime/use-hydration-layout-effect";
import { calculateEstimate, hasPrice } from "../estimate-price";
import { estimatorMessages } from "../estimator.messages";
import { listEstimatorFields } from "../estimator-fields";
import type { Estimator, EstimatorGroup } from "../estimator-template";
import { insertPrices } from "../price-text";
import {
  findFirstInvalidGroup,
  findNextGroup,
  getGroupsUpTo,
  getInitialGroups,
  hasVisibleFields,
  type OpenGroups,
  openGroupsWithErrors,
  openNextGroup,
  toggleGroup,
} from "./open-groups";

type Message = { readonly type: "success" | "error"; readonly text: string };
export type EstimatorAction = "submit" | "print";

/** The scroll target: the first error, or the group after the answered one. */
type ScrollTarget = { readonly isWrong?: boolean; readonly from?: string };

/** The delay before scrolling (EST-010). */
const scrollDelayMs = 100;

/** The state of the estimator in the browser: entries, price, open groups, and the actions of its buttons. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useEstimator(estimator: Estimator, shop: string, saved: FormEntries | null) {
  const { template } = estimator;
  const fields = useMemo(() => listEstimatorFields(template), [template]);
  const element = useRef<HTMLFormElement>(null);
  const formEntries = useFormEntries(fields, saved ?? {}, element);
  const message = useExpiringMessage<Message>(formMessageDurationMs);
  const [openGroups, setOpenGroups] = useState<OpenGroups>(() => getInitialGroups(template.groups));
  const [working, setWorking] = useState<EstimatorAction | null>(null);
  const [isAlive, setAlive] = useState(false);
  const run = useRef({ openedAt: 0, isBusy: false });
  const [idempotencyKeys] = useState(createIdempotencyKeys);
  const validated = useValidatedForm({
    id: toFormElementId(template.name),
    rules: createStepRules({
      stepFields: fields,
      formFields: fields,
      entries: formEntries.entries,
      storedFiles: {},
    }),
    isCheckedInOnSubmit: true,
    onSubmit: (event) => {
      event.preventDefault();
      start("submit");
    },
  });
  const challenge = useChallenge(template.googleReCaptcha, () =>
    showMessage("error", formMessages.recaptcha),
  );
  const total = useMemo(
    () => calculateEstimate(estimator, formEntries.entries),
    [estimator, formEntries.entries],
  );
  const groups = useMemo(
    () =>
      insertPrices(estimator, formEntries.entries).filter((group) =>
        hasVisibleFields(group, formEntries.entries),
      ),
    [estimator, formEntries.entries],
  );

  useHydrationLayoutEffect(() => {
    run.current.openedAt = performance.now();
    formEntries.restore(saved ? {} : (loadFormProgress(template.name)?.entries ?? {}));
    setAlive(true);
  }, []);
  useEffect(() => {
    if (!isAlive) return;
    saveFormProgress(template.name, {
      id: null,
      step: 0,
      entries: omitPasswordEntries(fields, formEntries.entries),
    });
  }, [isAlive, template.name, fields, formEntries.entries]);

  const findGroupElement = (group: string) => document.getElementById(toGroupElementId(template.name, group));
  const scrollTo = (group: string | null, { isWrong = false, from }: ScrollTarget = {}) => {
    if (!group) return;
    setTimeout(() => {
      const node = findGroupElement(group);
      if (isWrong) focusInvalidInput(node);
      // The focused button collapsed with its group, so the focus moves to the heading of the next group.
      else if (isFocusLost(from ? findGroupElement(from) : null))
        node?.querySelector("summary")?.focus({ preventScroll: true });
      node?.scrollIntoView({ block: "start" });
    }, scrollDelayMs);
  };
  /** Returns false if an answer is invalid, and shows it (EST-011). */
  const areRight = (checkedGroups: readonly EstimatorGroup[]): boolean => {
    const errors = validated.validateFields(
      checkedGroups.flatMap((group) => group.fields.map(({ name }) => name)),
    );
    if (Object.keys(errors).length === 0) return true;
    openGroupsWithTheseErrors(errors);
    return false;
  };
  const openGroupsWithTheseErrors = (errors: FieldErrors) => {
    setOpenGroups((previous) => openGroupsWithErrors(template.groups, previous, errors));
    scrollTo(findFirstInvalidGroup(template.groups, errors), { isWrong: true });
  };
  /** A reply may arrive after the visitor has left the page, which then has no form to reset. */
  const startOver = () => (element.current ? element.current.reset() : clearFormProgress(template.name));
  /** Empties the entries by React, because the native reset would restore the values of the server's HTML. */
  const reset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    formEntries.reset();
    validated.clearErrors();
    const beginning = getInitialGroups(template.groups);
    setOpenGroups(beginning);
    clearFormProgress(template.name);
    scrollToGroup(beginning.open[0]);
  };
  /** Moves the focus to the first group's heading, because the clicked button has collapsed or is far below. */
  const scrollToGroup = (first: string | undefined) => {
    setTimeout(() => {
      if (first) findGroupElement(first)?.querySelector("summary")?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: "start" });
    }, scrollDelayMs);
  };
  const showMessage = (type: Message["type"], text: string) => {
    message.show({ type, text });
    element.current?.scrollIntoView({ block: "start" });
  };

  const post = async (work: EstimatorAction) => {
    const node = element.current;
    if (!node || !areRight(template.groups)) return;
    const recaptchaToken = challenge.isAsked ? challenge.token() : null;
    if (challenge.isAsked && !recaptchaToken) return challenge.ask(() => start(work));
    message.clear();
    setWorking(work);
    const entries = clearHiddenEntries(fields, formEntries.entries);
    const body = new FormData(node);
    const files = getChosenFiles(body, fields);
    const postId = idempotencyKeys.getKey(JSON.stringify([work, entries, toFileDetails(files)]));
    const reply = await postForm(
      {
        formName: template.name,
        fields,
        entries,
        files,
        step: 0,
        id: null,
        postId,
        openMs: performance.now() - run.current.openedAt,
        honeypot: readHoneypot(body),
        recaptchaToken,
        skipEmails: work === "print",
      },
      () => undefined,
    ).finally(challenge.clear);
    idempotencyKeys.reset();
    if (!reply.success) {
      const errors = reply.errors ?? {};
      validated.showErrors(errors);
      openGroupsWithTheseErrors(errors);
      showMessage("error", reply.message || template.messages?.error || formMessages.notSent);
      return;
    }
    if (work === "print") await print(entries);
    else {
      startOver();
      showMessage("success", template.messages?.success ?? (reply.message || formMessages.sent));
    }
  };
  /** Creates the PDF (EST-013, EST-014, EST-018). */
  const print = async (entries: FormEntries) => {
    try {
      const { downloadEstimate } = await import("../pdf/download-estimate").catch(() => {
        throw new Error(estimatorMessages.noLibrary);
      });
      await downloadEstimate(estimator, entries, shop);
      startOver();
      showMessage("success", estimatorMessages.downloaded);
    } catch (error) {
      const isMissing = error instanceof Error && error.message === estimatorMessages.noLibrary;
      showMessage("error", isMissing ? estimatorMessages.noLibrary : estimatorMessages.notDownloaded);
    }
  };
  const start = (work: EstimatorAction) => {
    if (run.current.isBusy) return;
    run.current.isBusy = true;
    post(work)
      .catch(() => showMessage("error", formMessages.failed))
      .finally(() => {
        run.current.isBusy = false;
        setWorking(null);
      });
  };

  return {
    element,
    formEntries,
    validated,
    challenge,
    groups,
    total,
    hasPrice: hasPrice(total),
    openGroups,
    message,
    working,
    isAlive,
    toggle: (group: EstimatorGroup) => setOpenGroups((previous) => toggleGroup(previous, group)),
    next: (group: EstimatorGroup) => {
      if (!areRight(getGroupsUpTo(template.groups, group))) return;
      const nextGroups = openNextGroup(template.groups, openGroups, group, formEntries.entries);
      // A popup returns the focus to an element that has collapsed.
      if (nextGroups.popup)
        findGroupElement(nextGroups.popup)?.querySelector("button")?.focus({ preventScroll: true });
      setOpenGroups(nextGroups);
      scrollTo(findNextGroup(template.groups, group, formEntries.entries)?.name ?? null, {
        from: group.name,
      });
    },
    print: () => start("print"),
    startOver,
    reset,
  } as const;
}

export const toFormElementId = (template: string) => `${template}-form`;

export const toGroupElementId = (template: string, group: string) => `${template}-group-${group}`;

/** Leaves the focus of a visitor who has moved on; after a popup the focus is on its button. */
function isFocusLost(blurredElement: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  if (blurredElement?.contains(activeElement) && activeElement.matches('[aria-haspopup="dialog"]'))
    return true;
  return activeElement.matches("details:not([open]) *") && !activeElement.matches("summary, summary *");
}

/** Focuses the first invalid control of a group, once the expanded group is painted and accepts focus. */
function focusInvalidInput(group: HTMLElement | null, frames = 30): void {
  const invalidInput = findFirstInvalidInput(group);
  invalidInput?.focus({ preventScroll: true });
  if (invalidInput && document.activeElement !== invalidInput && frames > 0)
    requestAnimationFrame(() => focusInvalidInput(group, frames - 1));
}

/** Returns the first invalid control; in a choice, its first option. */
function findFirstInvalidInput(group: HTMLElement | null): HTMLElement | null {
  const invalidElement = group?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return invalidElement?.matches("fieldset") ? invalidElement.querySelector("input") : invalidElement;
}
