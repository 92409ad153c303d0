import { escapeHtml } from "~/domains/email/escape-html";
import { mailPalette as colour } from "~/domains/email/mail-palette";
import type { OrderMail } from "~/domains/email/order-mail";

const serif = "Georgia,'Times New Roman',serif";
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** The mail as tables with inline styles, which every mail program understands; all text is escaped. */
export function orderMailHtml(mail: OrderMail): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,address=no,date=no">
<title>${escapeHtml(mail.words.heading)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(mail.words.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper};">
<tr><td align="center" style="padding:32px 12px 48px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;">
${header(mail)}
<tr><td style="background:${colour.sheet};padding:44px 8% 40px;border:1px solid ${colour.line};border-top:${mail.site.headerImage ? "0" : `4px solid ${colour.pine}`};">
${heading(mail)}
${facts(mail)}
${items(mail)}
${totals(mail)}
${splitPayment(mail)}
${addresses(mail)}
${notes(mail)}
${mail.words.outro.map((text) => paragraph(text, "28px 0 0")).join("")}
</td></tr>
${footer(mail)}
</table>
</td></tr>
</table>
</body>
</html>`;
}

function header({ site }: OrderMail): string {
  const mark = site.headerImage
    ? `<img src="${escapeHtml(site.headerImage)}" alt="${escapeHtml(site.name)}" width="600" style="display:block;width:100%;height:auto;border:0;">`
    : `<span style="font:400 26px/1.2 ${serif};letter-spacing:-0.01em;color:${colour.pine};">${escapeHtml(site.name)}</span>`;
  const padding = site.headerImage ? "0" : "0 0 28px";
  return `<tr><td align="center" style="padding:${padding};"><a href="${escapeHtml(site.url)}" style="text-decoration:none;">${mark}</a></td></tr>`;
}

function heading({ words }: OrderMail): string {
  return `<h1 style="margin:0 0 16px;font:400 30px/1.2 ${serif};letter-spacing:-0.015em;color:${colour.ink};">${escapeHtml(words.heading)}</h1>
${words.intro.map((text) => paragraph(text, "0 0 12px")).join("")}`;
}

function facts(mail: OrderMail): string {
  const rows = [
    ["Order", mail.orderId],
    ["Date", mail.orderDate],
    ["Payment", `${mail.paymentMethod} · ${mail.paymentStatus}`],
    ["Shipping", mail.shippingMethod],
  ].map(
    ([label, value]) =>
      `<tr><td style="padding:9px 0;border-top:1px solid ${colour.line};">${caps(label ?? "")}</td>` +
      `<td align="right" style="padding:9px 0;border-top:1px solid ${colour.line};font:400 15px/1.5 ${sans};color:${colour.ink};">${escapeHtml(value ?? "")}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 36px;border-bottom:1px solid ${colour.line};">${rows.join("")}</table>`;
}

function items(mail: OrderMail): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${mail.items.map(item).join("")}</table>`;
}

function item({ name, sku, options, qty, rowTotal, image }: OrderMail["items"][number]): string {
  const details = [options, sku, qty > 1 ? `${qty} pieces` : ""].filter(Boolean).join(" · ");
  const picture = image
    ? `<td width="72" valign="top" style="padding:0 20px 20px 0;"><img src="${escapeHtml(image)}" alt="" width="72" height="96" style="display:block;width:72px;height:96px;object-fit:cover;border:0;background:${colour.paper};"></td>`
    : "";
  return `<tr>${picture}
<td valign="top" style="padding:4px 12px 20px 0;"><div style="font:400 18px/1.35 ${serif};color:${colour.ink};">${escapeHtml(name)}</div>
<div style="padding-top:4px;font:400 13px/1.5 ${sans};color:${colour.inkFaint};">${escapeHtml(details)}</div></td>
<td valign="top" align="right" style="padding:6px 0 20px;white-space:nowrap;font:400 15px/1.5 ${sans};color:${colour.ink};">${escapeHtml(rowTotal)}</td></tr>`;
}

function totals(mail: OrderMail): string {
  const rows = mail.totals.map(
    ({ label, amount }) =>
      `<tr><td style="padding:4px 0;font:400 15px/1.5 ${sans};color:${colour.inkSoft};">${escapeHtml(label)}</td>` +
      `<td align="right" style="padding:4px 0;font:400 15px/1.5 ${sans};color:${colour.inkSoft};">${escapeHtml(amount)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px;border-top:1px solid ${colour.line};">
<tr><td colspan="2" height="12"></td></tr>${rows.join("")}
<tr><td style="padding:14px 0 0;font:400 20px/1.3 ${serif};color:${colour.ink};">Total</td>
<td align="right" style="padding:14px 0 0;font:400 20px/1.3 ${serif};color:${colour.ink};">${escapeHtml(mail.total)}</td></tr></table>`;
}

function splitPayment({ splitPayment: split }: OrderMail): string {
  if (!split) return "";
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:28px;background:${colour.paper};"><tr><td style="padding:22px 24px;">
${paragraph(`Paid ${split.paidAmount} of ${split.totalAmount}. ${split.remainingAmount} remain.`, "0 0 16px")}
<a href="${escapeHtml(split.completePaymentLink)}" style="display:inline-block;padding:13px 24px;background:${colour.pine};color:${colour.sheet};font:400 15px/1.2 ${sans};text-decoration:none;">Pay the balance</a></td></tr></table>`;
}

function addresses(mail: OrderMail): string {
  const column = (label: string, lines: readonly string[]) =>
    `<td width="50%" valign="top" style="padding:0 16px 0 0;">${caps(label)}<div style="padding-top:8px;font:400 15px/1.6 ${sans};color:${colour.ink};">${lines.map(escapeHtml).join("<br>")}</div></td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:40px;"><tr>${column("Ships to", mail.shipping)}${column("Billed to", mail.billing)}</tr></table>`;
}

function notes({ additionalNotes }: OrderMail): string {
  if (!additionalNotes) return "";
  return `<div style="margin-top:28px;padding:18px 20px;border-left:2px solid ${colour.brass};">${caps("Note")}${paragraph(additionalNotes, "8px 0 0")}</div>`;
}

function footer({ site }: OrderMail): string {
  const lines = [site.addressLine, [site.phone, site.email].filter(Boolean).join(" · ")].filter(Boolean);
  return `<tr><td align="center" style="padding:28px 24px 0;font:400 13px/1.7 ${sans};color:${colour.inkFaint};">
<strong style="font:400 15px/1.7 ${serif};color:${colour.ink};">${escapeHtml(site.name)}</strong><br>${lines.map(escapeHtml).join("<br>")}</td></tr>`;
}

function paragraph(text: string, margin: string): string {
  return `<p style="margin:${margin};font:400 16px/1.65 ${sans};color:${colour.inkSoft};">${escapeHtml(text)}</p>`;
}

function caps(text: string): string {
  return `<span style="font:400 11px/1.5 ${sans};letter-spacing:0.11em;text-transform:uppercase;color:${colour.inkFaint};">${escapeHtml(text)}</span>`;
}
