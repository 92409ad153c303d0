import { paths } from "~/kernel/paths";
import { Badge, type BadgeTone } from "../badge";
import { Button, ButtonLink, type ButtonVariant } from "../button";
import { Skeleton } from "../feedback/skeleton";
import { Spinner } from "../feedback/spinner";
import { Link } from "../link";
import { Breadcrumb } from "../navigation/breadcrumb";
import { KitExample, KitSection } from "./kit-section";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "text"];
const tones: readonly BadgeTone[] = ["neutral", "brand", "outline", "success", "warning", "danger", "info"];

/** Buttons, links and progress indicators. */
// oxlint-disable-next-line max-lines-per-function -- a page of the kit: one example after the other
export function KitActions() {
  return (
    <KitSection
      title="Actions"
      note="One dark button leads on each screen. Everything else is quieter: an outline, a tint, or words on a line."
    >
      <KitExample name="Buttons">
        <div className="flex flex-col gap-5">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-4">
              <Button variant={variant}>Add free sample</Button>
              <Button variant={variant} iconAfter="arrow-right">
                Continue
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy busyLabel="Saving">
                Save
              </Button>
            </div>
          ))}
        </div>
      </KitExample>
      <KitExample name="Sizes">
        <div className="flex flex-wrap items-center gap-4">
          <Button size="small">Small</Button>
          <Button size="medium">Medium</Button>
          <Button size="large">Large</Button>
          <ButtonLink to="/" variant="secondary" icon="arrow-left">
            A link that looks like one
          </ButtonLink>
        </div>
      </KitExample>
      <KitExample name="On a dark surface">
        <div className="on-dark flex flex-wrap items-center gap-5 p-8">
          <Button variant="inverse">Order samples</Button>
          <Button variant="text">See all styles</Button>
        </div>
      </KitExample>
      <KitExample name="Links">
        <p className="max-w-prose">
          Colors vary from screen to screen; <Link to={paths.orderSamples}>order a sample door</Link> and hold
          it in your own light. Questions? <Link to="tel:+14065550142">(406) 555-0142</Link>
        </p>
      </KitExample>
      <KitExample name="Breadcrumb">
        <Breadcrumb
          items={[
            { text: "Home", url: "/" },
            { text: "Kitchen Cabinets", url: paths.kitchenCabinets },
            { text: "JSI Cabinetry", url: paths.brand("jsi-cabinetry") },
            { text: "Trenton Recessed Navy" },
          ]}
        />
      </KitExample>
      <KitExample name="Badges">
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </KitExample>
      <KitExample name="Waiting">
        <div className="flex items-center gap-8 text-pine">
          <Spinner size="small" />
          <Spinner />
          <Spinner size="large" label="Loading samples" />
        </div>
        <div className="mt-6 grid max-w-2xl grid-cols-3 gap-6">
          <Skeleton shape="door" />
          <div className="col-span-2 flex flex-col gap-4">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="button" />
          </div>
        </div>
      </KitExample>
    </KitSection>
  );
}
