import { Link, useNavigate } from "@remix-run/react";
import { Children } from "react";

const linkClassNames = "underline decoration-brass underline-offset-4 hover:decoration-current";

/** A text whose placeholders {{goBack}} and {{goHome}} become links. */
export function InlineActions({ text }: { readonly text: string }) {
  // toArray gives every part a key.
  return <>{Children.toArray(text.split(/(\{\{goBack\}\}|\{\{goHome\}\})/).map(renderPart))}</>;
}

/** Returns the placeholders that a text lacks, because the 404 page always links back and home (PAGE-016). */
export function getMissingActions(text: string): readonly string[] {
  return ["{{goBack}}", "{{goHome}}"].filter((placeholder) => !text.includes(placeholder));
}

function renderPart(part: string) {
  if (part === "{{goBack}}") return <GoBack />;
  if (part === "{{goHome}}")
    return (
      <Link to="/" className={linkClassNames}>
        Go to home
      </Link>
    );
  return part;
}

/** Goes back in history, or home if there is none. Without script it is plain text. */
function GoBack() {
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        className={`needs-script no-print relative z-10 min-h-6 ${linkClassNames}`}
        onClick={() => (window.history.length > 1 ? navigate(-1) : navigate("/"))}
      >
        Go back
      </button>
      <span className="paper-only">Go back</span>
    </>
  );
}
