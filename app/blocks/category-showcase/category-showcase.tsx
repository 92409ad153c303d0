import { ActionLink } from "~/content/rich-text/action-link";
import {
  type CategoryWithNeighbors,
  findCategory,
  hasStyles,
  noStylesMessage,
} from "~/domains/catalog/categories/find-category";
import { paths } from "~/kernel/paths";
import { getFirstSentence } from "~/kernel/text/truncate";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Title } from "~/ui/title";
import type { BlockViewProps } from "../block-view";
import { CardView } from "../parts/card-view";
import { ShadowWord } from "../parts/shadow-word";

/** A category with its text, its styles as cards, and links to the previous and next category. */
export function CategoryShowcase({ block, isFirst }: BlockViewProps<"categoryShowcase">) {
  const result = findCategory(block.categories, block.wanted);
  if (!result.ok) {
    return (
      <section className="section container-wide">
        <EmptyState title={result.failure.message} />
      </section>
    );
  }
  const { category } = result.value;
  return (
    <section className="section container-wide overflow-x-clip">
      <div className="relative isolate mb-10 flex flex-col items-start gap-4">
        {category.shadowText ? <ShadowWord>{category.shadowText}</ShadowWord> : null}
        <Title as={isFirst ? "h1" : "h2"} size="section">
          {category.title}
        </Title>
        {category.description ? (
          <p className="max-w-prose text-lead text-ink-soft lg:max-w-xl xl:max-w-2xl">
            {category.description}
          </p>
        ) : null}
        {category.action ? <ActionLink action={category.action} defaultVariant="text" /> : null}
      </div>
      {hasStyles(category) ? (
        <StyleCards styles={category.styles} heading={isFirst ? "h2" : "h3"} />
      ) : (
        <EmptyState
          title={noStylesMessage}
          action={<Link to={paths.products}>See everything we sell</Link>}
        />
      )}
      <Neighbors category={result.value} />
    </section>
  );
}

type StyleCardsProps = Pick<CategoryWithNeighbors["category"], "styles"> & { readonly heading: "h2" | "h3" };

function StyleCards({ styles, heading }: StyleCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-12 md:gap-x-8 lg:grid-cols-4 print:grid-cols-4 print:gap-y-6">
      {styles.map(({ _id, title, description, image, path }) => (
        <li key={_id}>
          <CardView
            card={{
              title,
              // A card shows the first sentence; the style's page has the rest.
              description: description && getFirstSentence(description),
              image,
              action: { path, text: "See this style" },
            }}
            sizes="(min-width: 64rem) 25vw, 50vw"
            ratio={3 / 4}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  );
}

type NeighborsProps = { readonly category: CategoryWithNeighbors };

/** Links to the previous and the next category, of the form {categoryPath}/{slug} (CAT-015). */
function Neighbors({ category: { previous, next } }: NeighborsProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Categories"
      className="mt-14 flex flex-wrap justify-between gap-4 border-t border-line pt-6"
    >
      {previous ? (
        <Link
          to={paths.category(previous.slug)}
          variant="plain"
          className="inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="arrow-left" size="small" />
          <span className="sr-only">Previous category: </span>
          {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link
          to={paths.category(next.slug)}
          variant="plain"
          className="ms-auto inline-flex min-h-11 items-center gap-2"
        >
          <span className="sr-only">Next category: </span>
          {next.title}
          <Icon name="arrow-right" size="small" />
        </Link>
      ) : null}
    </nav>
  );
}
