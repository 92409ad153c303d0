import { Box, Flex, Tab, TabList, TabPanel } from "@sanity/ui";
import { useRouter } from "sanity/router";
import { OrderList } from "./order-list";
import { PaymentList } from "./payment-list";
import { PrintStyles } from "./print-styles";
import { QuoteList } from "./quote-list";

const sections = [
  { name: "quotes", title: "Quotes", List: QuoteList },
  { name: "orders", title: "Orders", List: OrderList },
  { name: "payments", title: "Payments", List: PaymentList },
] as const;

/** Sections for quotes, orders and payments, each a list with a detail panel. */
export function BackOffice() {
  const { state, navigate } = useRouter();
  const current = sections.find(({ name }) => name === state.section) ?? sections[0];
  const openEntry = (section: string, id: string | null) => navigate({ section, ...(id ? { id } : {}) });
  const { List } = current;
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <PrintStyles />
      <Box padding={3} paddingBottom={0}>
        <TabList space={1}>
          {sections.map(({ name, title }) => (
            <Tab
              key={name}
              id={`desk-tab-${name}`}
              aria-controls="desk-section"
              label={title}
              selected={name === current.name}
              onClick={() => openEntry(name, null)}
            />
          ))}
        </TabList>
      </Box>
      <TabPanel
        id="desk-section"
        aria-labelledby={`desk-tab-${current.name}`}
        style={{ flex: 1, minHeight: 0, outline: "none" }}
      >
        <List
          key={current.name}
          openId={typeof state.id === "string" ? state.id : null}
          onOpen={(id) => openEntry(current.name, id)}
          onOrder={(id) => openEntry("orders", id)}
          onQuote={(id) => openEntry("quotes", id)}
        />
      </TabPanel>
    </Flex>
  );
}
