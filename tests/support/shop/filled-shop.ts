import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { type Database, openDatabase } from "#db/client.server";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { startTestLake } from "#tests/support/content/test-lake";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { silentLog } from "#tests/support/shop/silent-log";
import { createDraftOfCustomer } from "#tests/support/states/seed-orders";
import type { FileStore } from "~/domains/forms/files/file-store";
import { removeDueFiles } from "~/domains/forms/files/remove-files.server";
import { submitForm } from "~/domains/forms/submissions/submit-form.server";
import { recordPastOrder } from "~/domains/orders/record-past-order.server";
import { openDatabaseAndStorages } from "~/edge/process/open-database.server";
import { purgeJobs } from "~/edge/process/purge-jobs.server";
import { createFileStore } from "~/edge/services/files.server";
import type { Env } from "~/edge/settings/env.server";
import { systemClock } from "~/kernel/time/clock";

const longAgo = new Date("2020-03-02T15:04:05Z");

/**
 * Opens the database and the storages of these settings as a server does, with functions that write orders, quotes,
 * messages with files, and drafts. `purge` removes the messages of 2020 and their files.
 */
export async function openFilledShop(env: Env) {
  const database = await openDatabaseAndStorages(env, silentLog);
  const lake = await startTestLake({ shared: database, empty: true });
  const incoming = mkdtempSync(join(tmpdir(), "incoming-"));
  /** The content of each upload in base64, by its key in the storage. */
  const uploads = new Map<string, string>();
  const services = {
    ...createQuoteShop(database),
    clock: systemClock,
    files: recordUploads(createFileStore(env), uploads),
    content: contentOf([...shopContent, ...formDocuments]),
  };
  const shop = { ...services, content: contentOf(shopContent) };

  async function writeMessage(name: string, now = systemClock.now()): Promise<void> {
    const path = join(incoming, `${name}.png`);
    const bytes = await createPicture();
    writeFileSync(path, bytes);
    const file = { field: "photo", name: `${name}.png`, size: bytes.length, type: "image/png", path };
    const form = createPostedForm({ formName: "claim", values: {}, files: [file] });
    const sent = await submitForm({ ...services, clock: { now: () => now } }, form);
    if (!sent.ok) throw new Error(sent.failure.code);
  }

  return {
    database,
    uploads,
    writeMessage,
    writeOldMessage: (name: string) => writeMessage(name, longAgo),
    writeOrder: (placementId: string) =>
      database.db.transaction((tx) =>
        recordPastOrder(tx, {
          draft: createDraftOfCustomer(null, 1_250, false),
          placementId,
          placedAt: systemClock.now(),
          status: "ordered",
          isPaid: true,
        }),
      ),
    writeQuote: (poNumber: string) => createDraftQuote(shop, { poNumber }),
    /** Writes a draft in the lake, with a picture in its folder. */
    writeDraft: async (name: string) => {
      mkdirSync(join(env.lakeAssetsDir, "images"), { recursive: true });
      writeFileSync(join(env.lakeAssetsDir, "images", `${name}.png`), await createPicture());
      const saved = await lake.lake.core.commit({
        mutations: [{ create: { _id: `drafts.${name}`, _type: "note", text: name } }],
        author: "editor",
      });
      if (!saved.ok) throw new Error(saved.failure.code);
    },
    purge: async () => {
      await purgeJobs["old-messages"](services);
      await removeDueFiles(services);
    },
    close: async () => {
      await lake.close();
      await database.close();
    },
  };
}
export type FilledShop = Awaited<ReturnType<typeof openFilledShop>>;

let pictures = 0;

/** Creates a picture that differs from all others. */
function createPicture(): Promise<Buffer> {
  pictures += 1;
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 99 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

function recordUploads(store: FileStore, uploads: Map<string, string>): FileStore {
  return {
    ...store,
    put: (key, path) => {
      uploads.set(key, readFileSync(path, "base64"));
      return store.put(key, path);
    },
  };
}

/** Writes one row of each kind. */
export async function writeOneOfEach(shop: FilledShop, name: string): Promise<void> {
  await shop.writeOrder(`order-${name}`);
  await shop.writeQuote(`PO-${name}`);
  await shop.writeMessage(`message-${name}`);
  await shop.writeDraft(`draft-${name}`);
}

/** Returns all rows of all tables as sorted lines, without the facts about the installation itself. */
export async function readAllRows(location: Parameters<typeof openDatabase>[0]): Promise<readonly string[]> {
  const database = await openDatabase(location, null);
  try {
    return await listRows(database);
  } finally {
    await database.close();
  }
}

async function listRows({ db }: Database): Promise<readonly string[]> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname in ('public', 'drizzle') and tablename <> 'installation_fact'`);
  const rows: string[] = [];
  for (const { name } of tables) {
    const table = name === "__drizzle_migrations" ? sql`drizzle.__drizzle_migrations` : sql.identifier(name);
    const found = await db.select({ row: sql<string>`to_jsonb(t)::text` }).from(sql`${table} as t`);
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows.sort();
}
