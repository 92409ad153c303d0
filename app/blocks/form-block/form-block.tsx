import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { FormView } from "~/domains/forms/view/form-view";
import { Slider } from "~/ui/content/slider";
import { Title } from "~/ui/title";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";

/** A form with a description and pictures beside it. */
export function FormBlock({ block: { title, description, pictures, form } }: BlockViewProps<"formBlock">) {
  return (
    <section id={form.name} className="section container-wide scroll-mt-24">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-4">
          {title ? (
            <Title as="h2" size="section">
              {title}
            </Title>
          ) : null}
          {description ? <p className="max-w-prose text-lead text-ink-soft">{description}</p> : null}
          {pictures.length > 0 ? <FormPictures label={title ?? "Pictures"} pictures={pictures} /> : null}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <FormView form={form} />
        </div>
      </div>
    </section>
  );
}

type FormPicturesProps = Pick<BlockContent<"formBlock">, "pictures"> & { readonly label: string };

/** A slider of pictures beside the form; on phones it is swiped (PAGE-034). */
function FormPictures({ label, pictures }: FormPicturesProps) {
  return (
    <div className="mt-4 max-lg:max-w-xl">
      <Slider label={label} active="always" arrows="wide-only">
        {pictures.map(({ _key, image }) => (
          <Picture
            key={_key}
            image={image}
            ratio={pictureRatios.formSide}
            sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 36rem, 90vw"
          />
        ))}
      </Slider>
    </div>
  );
}
