import {
  EmailHeading,
  EmailLayout,
  EmailParagraph,
  EmailSectionLabel,
  EmailTable,
  sansFont,
  serifFont,
  TextLines,
} from "~/domains/email/layout/email-layout";
import { emailPalette as color } from "~/domains/email/layout/email-palette";
import type { OrderEmail } from "./order-email";

type OrderEmailProps = { readonly email: OrderEmail };

/** HTML of an order email: copy, details, items, totals and addresses. */
export function OrderEmailView({ email }: OrderEmailProps) {
  const { copy, site } = email;
  return (
    <EmailLayout site={site} title={copy.heading} preheader={copy.preheader}>
      <EmailHeading>{copy.heading}</EmailHeading>
      {copy.intro.map((text) => (
        <EmailParagraph key={text} margin="0 0 12px">
          {text}
        </EmailParagraph>
      ))}
      <TrackingBox email={email} />
      <Details email={email} />
      <EmailTable>
        {email.items.map((item) => (
          <Item key={item.sku} item={item} />
        ))}
      </EmailTable>
      <Totals email={email} />
      <SplitPayment email={email} />
      <Addresses email={email} />
      <Notes email={email} />
      {copy.outro.map((text) => (
        <EmailParagraph key={text} margin="28px 0 0">
          {text}
        </EmailParagraph>
      ))}
    </EmailLayout>
  );
}

function Details({ email }: OrderEmailProps) {
  const rule = { padding: "9px 0", borderTop: `1px solid ${color.line}` };
  const details = [
    ["Order", email.orderId],
    ["Date", email.orderDate],
    ["Payment", [email.paymentMethod, email.paymentStatus].filter(Boolean).join(" · ")],
    ["Shipping", email.shippingMethod],
  ] as const;
  return (
    <EmailTable style={{ margin: "24px 0 36px", borderBottom: `1px solid ${color.line}` }}>
      {details.map(([label, value]) => (
        <tr key={label}>
          <td style={rule}>
            <EmailSectionLabel>{label}</EmailSectionLabel>
          </td>
          <td align="right" style={{ ...rule, font: `400 15px/1.5 ${sansFont}`, color: color.ink }}>
            {value}
          </td>
        </tr>
      ))}
    </EmailTable>
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

function Item({ item }: { readonly item: OrderEmail["items"][number] }) {
  const { name, sku, options, qty, rowTotal, image } = item;
  const details = [options, sku, qty > 1 ? `${qty} pieces` : ""].filter(Boolean).join(" · ");
  const amount = { padding: "6px 0 20px", font: `400 15px/1.5 ${sansFont}`, color: color.ink };
  return (
    <tr>
      {image ? (
        <td width="72" valign="top" style={{ padding: "0 20px 20px 0" }}>
          <img src={image} alt="" width="72" height="96" style={picture} />
        </td>
      ) : null}
      <td valign="top" style={{ padding: "4px 12px 20px 0" }}>
        <div style={{ font: `400 18px/1.35 ${serifFont}`, color: color.ink }}>{name}</div>
        <div style={{ paddingTop: "4px", font: `400 13px/1.5 ${sansFont}`, color: color.inkFaint }}>
          {details}
        </div>
      </td>
      <td valign="top" align="right" style={{ ...amount, whiteSpace: "nowrap" }}>
        {rowTotal}
      </td>
    </tr>
  );
}

function Totals({ email }: OrderEmailProps) {
  const row = { padding: "4px 0", font: `400 15px/1.5 ${sansFont}`, color: color.inkSoft };
  const total = { padding: "14px 0 0", font: `400 20px/1.3 ${serifFont}`, color: color.ink };
  return (
    <EmailTable style={{ marginTop: "12px", borderTop: `1px solid ${color.line}` }}>
      <tr>
        <td colSpan={2} height="12" />
      </tr>
      {email.totals.map(({ label, amount }) => (
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
          {email.total}
        </td>
      </tr>
    </EmailTable>
  );
}

const boxRow = { padding: "3px 0", font: `400 15px/1.5 ${sansFont}`, color: color.ink };
const button = {
  display: "inline-block",
  padding: "13px 24px",
  background: color.pine,
  color: color.sheet,
  font: `400 15px/1.2 ${sansFont}`,
  textDecoration: "none",
};

type BoxProps = {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly link: string | null;
  readonly linkText: string;
};

/** A tinted box with labeled values and a button below. */
function ValueBox({ rows, link, linkText }: BoxProps) {
  return (
    <EmailTable style={{ marginTop: "28px", background: color.paper }}>
      <tr>
        <td style={{ padding: "22px 24px" }}>
          <EmailTable style={{ marginBottom: link ? "16px" : "0" }}>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <td style={boxRow}>{label}</td>
                <td align="right" style={boxRow}>
                  {value}
                </td>
              </tr>
            ))}
          </EmailTable>
          {link ? (
            <a href={link} style={button}>
              {linkText}
            </a>
          ) : null}
        </td>
      </tr>
    </EmailTable>
  );
}

function TrackingBox({ email: { shipment } }: OrderEmailProps) {
  if (!shipment) return null;
  const rows = [
    { label: "Carrier", value: shipment.carrierName },
    { label: "Tracking number", value: shipment.trackingNumber },
  ];
  return <ValueBox rows={rows} link={shipment.trackingUrl} linkText="Track the package" />;
}

function SplitPayment({ email: { splitPayment } }: OrderEmailProps) {
  if (!splitPayment) return null;
  const rows = splitPayment.rows.map(({ label, amount }) => ({ label, value: amount }));
  return <ValueBox rows={rows} link={splitPayment.completePaymentLink} linkText="Pay the balance" />;
}

function Addresses({ email }: OrderEmailProps) {
  return (
    <EmailTable phoneStacking="columns" style={{ marginTop: "40px" }}>
      <tr>
        <AddressColumn label="Ships to" lines={email.shipping} />
        <AddressColumn label="Billed to" lines={email.billing} />
      </tr>
    </EmailTable>
  );
}

type AddressColumnProps = { readonly label: string; readonly lines: readonly string[] };

function AddressColumn({ label, lines }: AddressColumnProps) {
  return (
    <td width="50%" valign="top" style={{ padding: "0 16px 0 0" }}>
      <EmailSectionLabel>{label}</EmailSectionLabel>
      <div style={{ paddingTop: "8px", font: `400 15px/1.6 ${sansFont}`, color: color.ink }}>
        <TextLines lines={lines} />
      </div>
    </td>
  );
}

function Notes({ email: { additionalNotes } }: OrderEmailProps) {
  if (!additionalNotes) return null;
  return (
    <div style={{ marginTop: "28px", padding: "18px 20px", borderLeft: `2px solid ${color.brass}` }}>
      <EmailSectionLabel>Note</EmailSectionLabel>
      <div style={{ paddingTop: "8px", font: `400 16px/1.65 ${sansFont}`, color: color.inkSoft }}>
        <TextLines lines={additionalNotes.split("\n")} />
      </div>
    </div>
  );
}
