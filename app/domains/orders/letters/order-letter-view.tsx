import {
  Caps,
  Letter,
  LetterHeading,
  LetterTable,
  Lines,
  Paragraph,
  sans,
  serif,
} from "~/domains/email/letter";
import { letterPalette as color } from "~/domains/email/letter-palette";
import type { OrderLetter } from "./order-letter";

type LetterPart = { readonly letter: OrderLetter };

/** A letter about an order: its words, what is known of it, what was ordered, what it costs, where it goes. */
export function OrderLetterView({ letter }: LetterPart) {
  const { words, site } = letter;
  return (
    <Letter site={site} title={words.heading} preheader={words.preheader}>
      <LetterHeading>{words.heading}</LetterHeading>
      {words.intro.map((text) => (
        <Paragraph key={text} margin="0 0 12px">
          {text}
        </Paragraph>
      ))}
      <Facts letter={letter} />
      <LetterTable>
        {letter.items.map((item) => (
          <Item key={item.sku} item={item} />
        ))}
      </LetterTable>
      <Totals letter={letter} />
      <SplitPayment letter={letter} />
      <Addresses letter={letter} />
      <Notes letter={letter} />
      {words.outro.map((text) => (
        <Paragraph key={text} margin="28px 0 0">
          {text}
        </Paragraph>
      ))}
    </Letter>
  );
}

function Facts({ letter }: LetterPart) {
  const rule = { padding: "9px 0", borderTop: `1px solid ${color.line}` };
  const facts = [
    ["Order", letter.orderId],
    ["Date", letter.orderDate],
    ["Payment", [letter.paymentMethod, letter.paymentStatus].filter(Boolean).join(" · ")],
    ["Shipping", letter.shippingMethod],
  ] as const;
  return (
    <LetterTable style={{ margin: "24px 0 36px", borderBottom: `1px solid ${color.line}` }}>
      {facts.map(([label, value]) => (
        <tr key={label}>
          <td style={rule}>
            <Caps>{label}</Caps>
          </td>
          <td align="right" style={{ ...rule, font: `400 15px/1.5 ${sans}`, color: color.ink }}>
            {value}
          </td>
        </tr>
      ))}
    </LetterTable>
  );
}

const picture = {
  display: "block",
  width: "72px",
  height: "96px",
  objectFit: "cover",
  border: 0,
  background: color.paper,
} as const;

function Item({ item }: { readonly item: OrderLetter["items"][number] }) {
  const { name, sku, options, qty, rowTotal, image } = item;
  const details = [options, sku, qty > 1 ? `${qty} pieces` : ""].filter(Boolean).join(" · ");
  const amount = { padding: "6px 0 20px", font: `400 15px/1.5 ${sans}`, color: color.ink };
  return (
    <tr>
      {image ? (
        <td width="72" valign="top" style={{ padding: "0 20px 20px 0" }}>
          <img src={image} alt="" width="72" height="96" style={picture} />
        </td>
      ) : null}
      <td valign="top" style={{ padding: "4px 12px 20px 0" }}>
        <div style={{ font: `400 18px/1.35 ${serif}`, color: color.ink }}>{name}</div>
        <div style={{ paddingTop: "4px", font: `400 13px/1.5 ${sans}`, color: color.inkFaint }}>
          {details}
        </div>
      </td>
      <td valign="top" align="right" style={{ ...amount, whiteSpace: "nowrap" }}>
        {rowTotal}
      </td>
    </tr>
  );
}

function Totals({ letter }: LetterPart) {
  const row = { padding: "4px 0", font: `400 15px/1.5 ${sans}`, color: color.inkSoft };
  const total = { padding: "14px 0 0", font: `400 20px/1.3 ${serif}`, color: color.ink };
  return (
    <LetterTable style={{ marginTop: "12px", borderTop: `1px solid ${color.line}` }}>
      <tr>
        <td colSpan={2} height="12" />
      </tr>
      {letter.totals.map(({ label, amount }) => (
        <tr key={label}>
          <td style={row}>{label}</td>
          <td align="right" style={row}>
            {amount}
          </td>
        </tr>
      ))}
      <tr>
        <td style={total}>Total</td>
        <td align="right" style={total}>
          {letter.total}
        </td>
      </tr>
    </LetterTable>
  );
}

function SplitPayment({ letter: { splitPayment: split } }: LetterPart) {
  if (!split) return null;
  const row = { padding: "3px 0", font: `400 15px/1.5 ${sans}`, color: color.ink };
  const button = {
    display: "inline-block",
    padding: "13px 24px",
    background: color.pine,
    color: color.sheet,
    font: `400 15px/1.2 ${sans}`,
    textDecoration: "none",
  };
  return (
    <LetterTable style={{ marginTop: "28px", background: color.paper }}>
      <tr>
        <td style={{ padding: "22px 24px" }}>
          <LetterTable style={{ marginBottom: split.completePaymentLink ? "16px" : "0" }}>
            {split.rows.map(({ label, amount }) => (
              <tr key={label}>
                <td style={row}>{label}</td>
                <td align="right" style={row}>
                  {amount}
                </td>
              </tr>
            ))}
          </LetterTable>
          {split.completePaymentLink ? (
            <a href={split.completePaymentLink} style={button}>
              Pay the balance
            </a>
          ) : null}
        </td>
      </tr>
    </LetterTable>
  );
}

function Addresses({ letter }: LetterPart) {
  return (
    <LetterTable folds="columns" style={{ marginTop: "40px" }}>
      <tr>
        <AddressColumn label="Ships to" lines={letter.shipping} />
        <AddressColumn label="Billed to" lines={letter.billing} />
      </tr>
    </LetterTable>
  );
}

type AddressColumnProps = { readonly label: string; readonly lines: readonly string[] };

function AddressColumn({ label, lines }: AddressColumnProps) {
  return (
    <td width="50%" valign="top" style={{ padding: "0 16px 0 0" }}>
      <Caps>{label}</Caps>
      <div style={{ paddingTop: "8px", font: `400 15px/1.6 ${sans}`, color: color.ink }}>
        <Lines lines={lines} />
      </div>
    </td>
  );
}

function Notes({ letter: { additionalNotes } }: LetterPart) {
  if (!additionalNotes) return null;
  return (
    <div style={{ marginTop: "28px", padding: "18px 20px", borderLeft: `2px solid ${color.brass}` }}>
      <Caps>Note</Caps>
      <div style={{ paddingTop: "8px", font: `400 16px/1.65 ${sans}`, color: color.inkSoft }}>
        <Lines lines={additionalNotes.split("\n")} />
      </div>
    </div>
  );
}
