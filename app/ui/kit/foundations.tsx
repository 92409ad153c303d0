import { KitExample, KitSection } from "./kit-section";

const surfaces = [
  ["paper", "bg-paper border border-line"],
  ["paper-deep", "bg-paper-deep"],
  ["white", "bg-white border border-line"],
  ["pine-soft", "bg-pine-soft"],
  ["pine", "bg-pine"],
  ["pine-deep", "bg-pine-deep"],
  ["ink", "bg-ink"],
  ["brass", "bg-brass"],
] as const;

const inks = [
  ["ink", "text-ink"],
  ["ink-soft", "text-ink-soft"],
  ["ink-faint", "text-ink-faint"],
  ["pine", "text-pine"],
  ["brass-deep", "text-brass-deep"],
  ["danger", "text-danger"],
  ["success", "text-success"],
  ["warning", "text-warning"],
] as const;

const sizes = [
  ["hero", "font-display text-hero"],
  ["h1", "font-display text-h1"],
  ["h2", "font-display text-h2"],
  ["h3", "font-display text-h3"],
  ["h4", "font-display text-h4"],
  ["lead", "text-lead"],
  ["base", "text-base"],
  ["sm", "text-sm"],
  ["xs", "text-xs"],
] as const;

/** Colors, typography and small text. */
export function KitFoundations() {
  return (
    <>
      <KitSection
        title="Color"
        note="Paper and ink, one pine, one brass. The finish of a door is the only other color on a page."
      >
        <KitExample name="Surfaces">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
            {surfaces.map(([name, className]) => (
              <li key={name}>
                <div className={`aspect-room ${className}`} />
                <p className="mt-2 text-xs text-ink-soft">{name}</p>
              </li>
            ))}
          </ul>
        </KitExample>
        <KitExample name="Text">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
            {inks.map(([name, className]) => (
              <li key={name} className={`text-lead ${className}`}>
                {name}
              </li>
            ))}
          </ul>
        </KitExample>
      </KitSection>
      <KitSection
        title="Type"
        note="Fraunces, cut for display, speaks. Instrument Sans explains. Sizes grow with the window."
      >
        <ul className="flex flex-col gap-5">
          {sizes.map(([name, className]) => (
            <li key={name} className="grid grid-cols-12 items-baseline gap-4">
              <span className="col-span-12 text-xs text-ink-faint sm:col-span-1">{name}</span>
              <span className={`col-span-12 sm:col-span-11 ${className}`}>Doors that close softly</span>
            </li>
          ))}
        </ul>
        <KitExample name="Eyebrow and figures">
          <p className="eyebrow text-brass-deep">Painted maple</p>
          <p className="mt-3 tabular-nums">
            $1,111.11
            <br />
            $8,888.88
          </p>
        </KitExample>
        <KitExample name="Rich text">
          <div className="prose">
            <h2>How a frame is made</h2>
            <p>
              Two stiles stand, two rails lie between them, and a panel floats in the groove so that wood can
              move. <a href="#kit-type">Read how we finish them</a>.
            </p>
            <ul>
              <li>Maple, kiln dried</li>
              <li>Five-piece doors, glued and pinned</li>
            </ul>
            <blockquote>
              <p>A good door is quiet.</p>
            </blockquote>
            <ol>
              <li>Choose a line</li>
              <li>Hold a sample at home</li>
            </ol>
          </div>
        </KitExample>
      </KitSection>
    </>
  );
}
