import { describe, expect, it } from "vitest";
import { type Action, planActions } from "#lake/commits/actions";
import type { LakeDocument } from "#lake/documents/document";

const born = "2026-01-01T00:00:00Z";
const later = "2026-02-02T00:00:00Z";
const stored = (_id: string, more: object = {}): LakeDocument => ({
  _id,
  _type: "page",
  _rev: `rev-of-${_id}`,
  _createdAt: born,
  _updatedAt: later,
  ...more,
});

/** What these actions come to among these documents. */
function planned(documents: readonly LakeDocument[], ...actions: readonly Action[]) {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return planActions(
    actions,
    async (ids) => new Map(ids.flatMap((id) => byId.get(id) ?? []).map((one) => [one._id, one])),
  );
}

const publish = (more: object = {}): Action => ({
  actionType: "sanity.action.document.publish",
  draftId: "drafts.a",
  publishedId: "a",
  ...more,
});

describe("publishing a draft", () => {
  it("puts it in the place of what was published, which keeps the day it was made, and takes the draft away", async () => {
    const draft = stored("drafts.a", { title: "New", _createdAt: later, _system: { base: {} } });
    expect(await planned([stored("a", { title: "Old" }), draft], publish())).toEqual({
      ok: true,
      value: [
        { createOrReplace: { _id: "a", _type: "page", _createdAt: born, title: "New" } },
        { delete: { id: "drafts.a" } },
      ],
    });
    expect(await planned([draft], publish())).toMatchObject({
      value: [{ createOrReplace: { _id: "a", _createdAt: later } }, { delete: { id: "drafts.a" } }],
    });
  });

  it("is refused when either of the two is not what the editor saw", async () => {
    const both = [stored("a"), stored("drafts.a")];
    expect(await planned(both, publish({ ifDraftRevisionId: "another" }))).toEqual({
      ok: false,
      failure: { code: "revision-mismatch", id: "drafts.a", expected: "another" },
    });
    expect(await planned(both, publish({ ifPublishedRevisionId: "another" }))).toEqual({
      ok: false,
      failure: { code: "revision-mismatch", id: "a", expected: "another" },
    });
    expect(await planned([stored("drafts.a")], publish({ ifPublishedRevisionId: "rev-of-a" }))).toMatchObject(
      {
        ok: false,
      },
    );
    const seen = { ifDraftRevisionId: "rev-of-drafts.a", ifPublishedRevisionId: "rev-of-a" };
    expect(await planned(both, publish(seen))).toMatchObject({ ok: true });
  });

  it("is refused without a draft, and while a firm reference leads to nothing that is published", async () => {
    expect(await planned([stored("a")], publish())).toEqual({
      ok: false,
      failure: { code: "document-not-found", id: "drafts.a" },
    });
    const to = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
    const links = { one: to("b"), two: to("c", { _weak: true }), itself: to("a") };
    const draft = stored("drafts.a", links);
    expect(await planned([draft, stored("drafts.b")], publish())).toEqual({
      ok: false,
      failure: { code: "reference-missing", id: "a", missing: ["b"] },
    });
    expect(await planned([draft, stored("b")], publish())).toMatchObject({ ok: true });
  });
});

describe("other actions", () => {
  const edit: Action = {
    actionType: "sanity.action.document.edit",
    draftId: "drafts.a",
    publishedId: "a",
    patch: { set: { title: "New" } },
  };
  const patch = { patch: { set: { title: "New" }, id: "drafts.a" } };

  it("begin a draft as a copy of what is published, once", async () => {
    expect(await planned([stored("a", { title: "Old" })], edit)).toMatchObject({
      value: [{ create: { _id: "drafts.a", title: "Old" } }, patch],
    });
    expect(await planned([stored("drafts.a")], edit)).toEqual({ ok: true, value: [patch] });
    expect(await planned([], edit)).toEqual({ ok: false, failure: { code: "document-not-found", id: "a" } });
  });

  it("of one request see what those before them did", async () => {
    expect(await planned([stored("a", { title: "Old" })], edit, publish())).toMatchObject({
      value: [
        { create: { _id: "drafts.a" } },
        patch,
        { createOrReplace: { _id: "a", title: "New" } },
        { delete: { id: "drafts.a" } },
      ],
    });
  });

  it("unpublish into a draft, unless there is one, and delete what is there", async () => {
    const unpublish: Action = {
      actionType: "sanity.action.document.unpublish",
      draftId: "drafts.a",
      publishedId: "a",
    };
    expect(await planned([stored("a")], unpublish)).toMatchObject({
      value: [{ createIfNotExists: { _id: "drafts.a" } }, { delete: { id: "a" } }],
    });
    const away: Action = {
      actionType: "sanity.action.document.delete",
      publishedId: "a",
      includeDrafts: ["drafts.a"],
    };
    expect(await planned([stored("drafts.a")], away)).toEqual({
      ok: true,
      value: [{ delete: { id: "drafts.a" } }],
    });
  });
});
