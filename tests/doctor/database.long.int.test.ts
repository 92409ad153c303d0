import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.server";
import { writeInstallationValue } from "#db/installation-values.server";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres";
import { findRequiredPostgres } from "#tests/support/database/two-connections";
import { liveSettings, parseEnv } from "#tests/support/shop/settings";
import { examineShop } from "../../scripts/doctor/examine";
import { describeFinding } from "../../scripts/doctor/finding";
import { examineLastBackup } from "../../scripts/doctor/last-backup";

const bin = findRequiredPostgres();

describe.skipIf(!bin)("npm run doctor with a Postgres server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    if (!bin) return;
    server = await startPostgres(bin);
    await (await openDatabase({ kind: "server", url: server.url })).close();
  });
  afterAll(() => server?.stop());

  /** Returns what doctor prints about the database. */
  async function listDatabaseFindings(url: string): Promise<readonly string[]> {
    const machine = { nodeVersion: "20.19.0", folder: ".", freeMegabytes: 20_000, processors: 2 };
    const settings = {
      DATA_DIR: mkdtempSync(join(tmpdir(), "doctor-")),
      DATABASE_URL: url,
      EMBEDDED_LAKE: "off",
    };
    const findings = await examineShop({ machine, settings, ask: async () => new Response("{}") });
    return findings.filter(({ subject }) => subject === "Database").map(describeFinding);
  }

  async function runSql(statement: string): Promise<void> {
    const database = await openDatabase({ kind: "server", url: server.url }, null);
    await database.db.execute(sql.raw(statement));
    await database.close();
  }

  it("accepts a role that may create tables, and leaves none behind", async () => {
    expect(await listDatabaseFindings(server.url)).toEqual([
      expect.stringMatching(/^✓ Database: Postgres \d+, tables up to date$/),
    ]);
    await expect(runSql("select from shop_doctor_probe")).rejects.toThrow();
  });

  it("reports a role that may not create tables", async () => {
    await runSql("create role visitor login");
    await runSql("grant usage on schema drizzle to visitor");
    await runSql("grant select on all tables in schema drizzle to visitor");
    const url = new URL(server.url);
    url.username = "visitor";
    expect(await listDatabaseFindings(url.href)).toEqual([
      expect.stringMatching(/^✓ Database: Postgres \d+, tables up to date$/),
      "✗ Database: the database of DATABASE_URL was reached, but its role may not create tables (42501)\n  Fix: make the role the owner of the database",
    ]);
  });

  it("reports tables that a newer version of the shop updated", async () => {
    await runSql(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
    );
    expect(await listDatabaseFindings(server.url)).toEqual([
      "✗ Database: the database was updated by a newer version of the shop\n  Fix: start that version, or restore a backup that this version made",
    ]);
    await runSql("delete from drizzle.__drizzle_migrations where hash = 'newer'");
  });

  describe("the last backup", () => {
    const now = new Date("2026-11-27T12:00:00Z");

    async function listBackupFindings(settings: Record<string, string>): Promise<readonly string[]> {
      const env = parseEnv({ ...settings, DATABASE_URL: server.url });
      return (await examineLastBackup(env, { now: () => now })).map(describeFinding);
    }

    async function recordBackup(hoursAgo: number): Promise<void> {
      const database = await openDatabase({ kind: "server", url: server.url }, null);
      const time = new Date(now.getTime() - hoursAgo * 3_600_000);
      await writeInstallationValue(database.db, "last-backup", time.toISOString(), time);
      await database.close();
    }

    it("warns on a live shop when the last backup is missing or a day old", async () => {
      await runSql("delete from installation_fact where name = 'last-backup'");
      const fix = "\n  Fix: run npm run backup -- FOLDER daily, and copy the folder to another machine";
      expect(await listBackupFindings(liveSettings)).toEqual([`! Backup: there is none yet${fix}`]);
      await recordBackup(26);
      expect(await listBackupFindings(liveSettings)).toEqual([`! Backup: last backup 26 h ago${fix}`]);
      await recordBackup(3);
      expect(await listBackupFindings(liveSettings)).toEqual(["✓ Backup: last backup 3 h ago"]);
    });

    it("does not mention backups in the demo", async () => {
      await recordBackup(26);
      expect(await listBackupFindings({})).toEqual([]);
    });
  });
});
