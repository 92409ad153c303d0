import { z } from "zod";
import { createQuote } from "~/domains/quotes/create-quote.server";
import { quoteQueryShape } from "~/domains/quotes/desk/quote-query";
import { exportQuotes, readQuoteForDesk, readQuotes } from "~/domains/quotes/desk/read-desk.server";
import { type DeskFailure, deskFailureStatus, deskFailureTexts } from "~/domains/quotes/desk.failures";
import { quoteInputShape } from "~/domains/quotes/quote-input";
import type { Staff } from "../http/staff";
import type { Services } from "../services/services.server";
import { actOnQuote, quoteActionShape } from "./quote-actions.server";

/** What staff ask of the desk, whoever carries it: the Studio by HTTP, or a command. `path` is below the desk's own. */
export type DeskRequest = {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type DeskAnswer =
  | { readonly status: number; readonly body: object }
  | { readonly csv: string; readonly name: string };

/** The desk's own door: who edits the content of pages sees no money. */
export function mayUseDesk({ role }: Staff): boolean {
  return role === "administrator" || role === "sales";
}

/** Answers one request of a member of staff. */
export async function answerDesk(
  services: Services,
  staff: Staff,
  request: DeskRequest,
): Promise<DeskAnswer> {
  if (!mayUseDesk(staff)) return refused(403, "Your role does not see quotes and payments.");
  const [section, id, ...rest] = request.path;
  if (section !== "quotes" || rest.length > 0) return notFound;
  if (request.method === "POST") {
    return id ? change(services, staff, id, request.body) : create(services, staff, request.body);
  }
  const now = services.clock.now();
  const query = quoteQueryShape.parse(request.query);
  if (!id) return { status: 200, body: await readQuotes(services.db, query, now) };
  if (id === "export.csv") return { csv: await exportQuotes(services.db, query, now), name: "quotes.csv" };
  const found = await readQuoteForDesk(services.db, id, now);
  return found ? { status: 200, body: found } : notFound;
}

const createShape = z.object({ input: quoteInputShape, submissionId: z.uuid().optional() });

async function create(services: Services, { name }: Staff, body: unknown): Promise<DeskAnswer> {
  const asked = createShape.safeParse(body);
  if (!asked.success) return notUnderstood(asked.error);
  const { input, submissionId } = asked.data;
  const created = await createQuote(services, input, { author: name, submissionId });
  return created.ok ? { status: 201, body: { id: created.value } } : failed(created.failure);
}

async function change(services: Services, { name }: Staff, id: string, body: unknown): Promise<DeskAnswer> {
  const asked = quoteActionShape.safeParse(body);
  if (!asked.success) return notUnderstood(asked.error);
  const done = await actOnQuote(services, { id, author: name }, asked.data);
  return done.ok ? { status: 200, body: done.value } : failed(done.failure);
}

const notFound: DeskAnswer = refused(404, "Not found");

function refused(status: number, message: string): DeskAnswer {
  return { status, body: { message } };
}

function failed({ code }: DeskFailure): DeskAnswer {
  return { status: deskFailureStatus[code], body: { message: deskFailureTexts[code], code } };
}

/** The first complaint, and where it stands. */
function notUnderstood({ issues }: z.ZodError): DeskAnswer {
  const errors = issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const [first] = errors;
  return { status: 422, body: { message: `${first?.field}: ${first?.message}`, errors } };
}
