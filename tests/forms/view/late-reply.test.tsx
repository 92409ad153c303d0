// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EstimatorView } from "~/domains/estimator/view/estimator-view";
import { ChallengeProvider } from "~/domains/forms/challenge/challenge-keys";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { loadFormProgress, saveFormProgress } from "~/domains/forms/view/form-progress";
import { FormView } from "~/domains/forms/view/form-view";
import { answers, someEstimator } from "../../estimator/some-estimator";

const field = (name: string, label: string) => ({ name, label, type: "text" });
const contact = formTemplateSchema.parse({
  name: "claim",
  title: "Claim",
  groups: [{ name: "damage", fields: [field("damage", "Damage")] }],
});
const plan = formTemplateSchema.parse({
  name: "plan",
  title: "Plan",
  steps: [
    { title: "The room", groups: [{ name: "room", fields: [field("walls", "Walls")] }] },
    { title: "You", groups: [{ name: "you", fields: [field("street", "Street")] }] },
  ],
});

type PendingRequest = { status: number; responseText: string; onload: () => void };
const requests: PendingRequest[] = [];

/** A request that ends when the test replies. */
class ControlledRequest {
  upload = {};
  status = 0;
  responseText = "";
  onload = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    requests.push(this);
  }
}

function reply(body: object): void {
  const request = requests.at(-1);
  if (!request) throw new Error("no request was sent");
  Object.assign(request, { status: 200, responseText: JSON.stringify(body) });
  request.onload();
}

const openForm = (form: typeof contact) => openPage(<FormView form={form} />);

/** Opens a page with this content and a link to another page. */
function openPage(content: ReactNode) {
  const router = createMemoryRouter(
    [
      {
        path: "/form",
        element: (
          <ChallengeProvider value={null}>
            {content}
            <Link to="/other">Other page</Link>
          </ChallengeProvider>
        ),
      },
      { path: "/other", element: <h1>Other page</h1> },
    ],
    { initialEntries: ["/form"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

async function fillAndSubmit(label: string, value: string, button: string): Promise<void> {
  fireEvent.change(screen.getByRole("textbox", { name: `${label} (optional)` }), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(requests).toHaveLength(1));
}

async function followLink(): Promise<void> {
  fireEvent.click(screen.getByRole("link", { name: "Other page" }));
  await screen.findByRole("heading", { name: "Other page" });
}

beforeEach(() => {
  requests.length = 0;
  sessionStorage.clear();
  vi.stubGlobal("XMLHttpRequest", ControlledRequest);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a form whose reply arrives after the visitor has left its page", () => {
  it("forgets the entries of a form that was accepted [FORM-030]", async () => {
    openForm(contact);
    await fillAndSubmit("Damage", "A dent", "Submit");
    expect(loadFormProgress("claim")?.entries).toEqual({ damage: "A dent" });
    await followLink();
    reply({ error: false, success: true, message: "Sent.", data: { id: "s1", isComplete: true } });
    await waitFor(() => expect(loadFormProgress("claim")).toBeNull());
  });

  it("keeps the visitor on the other page and stores the next step [FORM-030]", async () => {
    const router = openForm(plan);
    await fillAndSubmit("Walls", "Three", "Next");
    await followLink();
    reply({ error: false, success: true, message: "Kept.", data: { id: "s1", isComplete: false } });
    await waitFor(() =>
      expect(loadFormProgress("plan")).toMatchObject({ id: "s1", step: 1, entries: { walls: "Three" } }),
    );
    const { pathname, hash } = router.state.location;
    expect({ pathname, hash }).toEqual({ pathname: "/other", hash: "" });
  });

  it("keeps the visitor on the other page when the step was refused [FORM-029]", async () => {
    saveFormProgress("plan", { id: "s1", step: 0, entries: {} });
    const router = openForm(plan);
    await fillAndSubmit("Walls", "Three", "Next");
    await followLink();
    reply({ error: true, success: false, message: "Not now." });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { pathname, hash } = router.state.location;
    expect({ pathname, hash }).toEqual({ pathname: "/other", hash: "" });
    expect(loadFormProgress("plan")?.entries).toMatchObject({ walls: "Three" });
  });
});

describe("an estimate whose reply arrives after the visitor has left its page", () => {
  it("forgets the answers of an estimate that was accepted [EST-014]", async () => {
    openPage(<EstimatorView estimator={await someEstimator()} shop="Stile & Rail" saved={answers} />);
    fireEvent.submit(screen.getByRole("form", { name: "Kitchen estimate" }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(loadFormProgress("estimator")?.entries).toMatchObject({ size: "large", door: "oak" });
    await followLink();
    reply({ error: false, success: true, message: "Sent.", data: { id: "s1", isComplete: true } });
    await waitFor(() => expect(loadFormProgress("estimator")).toBeNull());
  });
});

describe("a form that is submitted twice", () => {
  it("sends one request while the first has no reply", async () => {
    openForm(contact);
    await fillAndSubmit("Damage", "A dent", "Submit");
    fireEvent.submit(screen.getByRole("form", { name: "Claim" }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(1);
  });
});
