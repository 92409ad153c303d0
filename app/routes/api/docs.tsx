import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { SchemaRow } from "~/edge/openapi/schema-rows";
import { describeApi, type ShownOperation } from "~/edge/openapi/shown-api";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction = () => [{ title: "Storefront API" }, { name: "robots", content: "noindex" }];

/** GET /api/docs: documentation of the endpoints from their schemas; in live mode for staff only (docs-mount). */
export function loader() {
  return { tags: describeApi() };
}

export default function ApiDocsPage() {
  const { tags } = useLoaderData<typeof loader>();
  return (
    <div className="container-page section grid gap-x-16 gap-y-12 lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="font-display text-h1">Storefront API</h1>
        <p className="mt-4 max-w-prose text-ink-soft">
          The endpoints that the pages of the shop call. Amounts are in dollars, times in ISO 8601. The shop
          never takes a caller's word for a payment: it asks the provider. Also available as an{" "}
          <a href={paths.api.openapi} className="underline">
            OpenAPI 3.1 document
          </a>
          .
        </p>
      </header>
      <nav aria-label="Parts" className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
        <ul className="flex flex-wrap gap-x-6 gap-y-3 lg:flex-col">
          {tags.map(({ tag }) => (
            <li key={tag}>
              <a href={`#${tag}`} className="underline decoration-line-strong underline-offset-4">
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-14 lg:col-span-9">
        {tags.map(({ tag, operations }) => (
          <section key={tag} id={tag} aria-labelledby={`${tag}-title`} className="scroll-mt-28">
            <h2 id={`${tag}-title`} className="font-display text-h2">
              {tag}
            </h2>
            <ul className="mt-4 border-t border-line">
              {operations.map((operation) => (
                <Operation key={operation.id} operation={operation} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Operation({ operation }: { readonly operation: ShownOperation }) {
  const { id, method, path, summary, description, parameters, body, response, errorResponse } = operation;
  return (
    <li id={id} className="scroll-mt-28 border-b border-line">
      <details>
        <summary className="cursor-pointer py-4">
          <h3 className="inline font-mono text-sm break-all">
            <span className="font-semibold uppercase">{method}</span> {path}
          </h3>
          <p className="mt-1 text-ink-soft">{summary}</p>
        </summary>
        <div className="flex flex-col gap-6 pb-6">
          <p className="max-w-prose text-ink-soft">{description}</p>
          <Lines title="Parameters" rows={parameters} />
          <Lines title="Request body" rows={body} />
          <Lines title="Response" rows={response} />
          <Lines title="Error response" rows={errorResponse} />
        </div>
      </details>
    </li>
  );
}

type LinesProps = { readonly title: string; readonly rows: readonly SchemaRow[] };

function Lines({ title, rows }: LinesProps) {
  if (rows.length === 0) return null;
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="eyebrow pb-2 text-start text-ink-faint">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ depth, name, type, isRequired }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a schema never change their order.
          <tr key={index} className="border-t border-line align-top">
            <th
              scope="row"
              className={`py-1.5 pe-4 text-start font-mono font-normal break-words ${indents[depth] ?? "ps-12"}`}
            >
              {name}
            </th>
            <td className="py-1.5 break-words text-ink-soft">
              {type}
              {type && !isRequired ? <span className="text-ink-faint"> · optional</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const indents: readonly string[] = ["", "ps-4", "ps-8", "ps-12"];
