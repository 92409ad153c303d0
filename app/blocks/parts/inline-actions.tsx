import { Link, useNavigate } from "@remix-run/react";
import { Children } from "react";

const look = "underline decoration-brass underline-offset-4 hover:decoration-current";

/** A text in which {{goBack}} and {{goHome}} have become the actions Go back and Go to home. */
export function InlineActions({ text }: { readonly text: string }) {
  // toArray gives every part a key of its own.
  return <>{Children.toArray(text.split(/(\{\{goBack\}\}|\{\{goHome\}\})/).map(renderPart))}</>;
}

/** PAGE-016: a page that is not there always leads back and home: the placeholders a text lacks. */
export function getMissingActions(text: string): readonly string[] {
  return ["{{goBack}}", "{{goHome}}"].filter((placeholder) => !text.includes(placeholder));
}

function renderPart(part: string) {
  if (part === "{{goBack}}") return <GoBack />;
  if (part === "{{goHome}}")
    return (
      <Link to="/" className={look}>
        Go to home
      </Link>
    );
  return part;
}

/** Leads where the visitor came from, or home from a page opened by itself. Without script it is text: the browser has its own button. */
function GoBack() {
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        className={`needs-script no-print ${look}`}
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate("/"))}
      >
        Go back
      </button>
      <span className="paper-only">Go back</span>
    </>
  );
}
