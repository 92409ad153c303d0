import { createGlobalStyle } from "styled-components";

/** When printed, only the back office is visible, without buttons and inputs, on as many pages as needed. */
export const PrintStyles = createGlobalStyle`
  @media print {
    body :not(:has(#desk-section), #desk-section, #desk-section *) { display: none !important; }
    body :has(#desk-section) { display: block !important; position: static !important; }
    html, body, body :has(#desk-section), #desk-section, #desk-section :is([data-ui="Flex"], [data-ui="Box"], [data-ui="Card"]) {
      height: auto !important;
      max-height: none !important;
      overflow: visible !important;
    }
    #desk-section button:not(table button),
    #desk-section :is(input, select, textarea, [data-off-paper]) { display: none !important; }
    #desk-section :is(tr, li, [data-ui="Card"] [data-ui="Stack"]) { break-inside: avoid; }
  }
`;
