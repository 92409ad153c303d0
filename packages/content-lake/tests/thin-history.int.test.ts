import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { pruneDraftHistory, readRevisions, writeCommit } from "../src/commits/lake.store.server";

const database = testDatabase();

const commits = [
  ["drafts.note", "draft, 9:05", "2026-09-01T09:05:00Z"],
  ["drafts.note", "draft, 9:50", "2026-09-01T09:50:00Z"],
  ["drafts.note", "draft, 10:04", "2026-09-01T10:04:00Z"],
  ["drafts.note", null, "2026-09-01T10:05:00Z"],
  ["drafts.note", "draft, 11:10", "2026-09-01T11:10:00Z"],
  ["note", "published, 11:20", "2026-09-01T11:20:00Z"],
  ["note", "published, 11:30", "2026-09-01T11:30:00Z"],
  ["drafts.other", "another draft, 11:40", "2026-09-01T11:40:00Z"],
  ["drafts.note", "draft, last week", "2026-11-15T08:00:00Z"],
  ["drafts.note", "draft, a minute later", "2026-11-15T08:01:00Z"],
] as const;

it("keeps the last old draft of each hour, all published and all recent revisions", async () => {
  const { db } = database;
  for (const [id, title, time] of commits) {
    const after = title
      ? { _id: id, _type: "note", _rev: time, _createdAt: time, _updatedAt: time, title }
      : null;
    const change = { id, before: null, after, mutations: [] };
    await writeCommit(db, {
      transactionId: time,
      author: "editor",
      committedAt: new Date(time),
      changes: [change],
    });
  }

  expect(await pruneDraftHistory(db, new Date("2026-10-23T00:00:00Z"))).toBe(1);

  const left = await readRevisions(db, ["note", "drafts.note", "drafts.other"]);
  expect(left.map(({ content }) => content)).toMatchObject([
    { title: "draft, 9:50" },
    { title: "draft, 10:04" },
    null,
    { title: "draft, 11:10" },
    { title: "published, 11:20" },
    { title: "published, 11:30" },
    { title: "another draft, 11:40" },
    { title: "draft, last week" },
    { title: "draft, a minute later" },
  ]);
  expect(await pruneDraftHistory(db, new Date("2026-10-23T00:00:00Z"))).toBe(0);
});
