import { styled } from "styled-components";

/** Scrolls wide tables horizontally on a phone. */
export const HorizontalScroll = styled.div`overflow-x: auto;`;

/** A table that uses the colors of its card. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: inherit;
  font-size: 0.8125rem;
  line-height: 1.4;
  tbody tr { cursor: pointer; }
  tbody tr:hover, tbody tr[data-open] { background: var(--card-code-bg-color); }
  @media (max-width: 600px) { [data-aside] { display: none; } }
`;

export const HeaderCell = styled.th`
  padding: 0.5rem 0.625rem;
  border-bottom: 1px solid var(--card-border-color);
  text-align: left;
  font-weight: 500;
  white-space: nowrap;
  color: var(--card-muted-fg-color);
  &[data-number] { text-align: right; }
`;

export const Cell = styled.td`
  padding: 0.625rem;
  border-bottom: 1px solid var(--card-border-color);
  vertical-align: top;
  max-width: 18rem;
  overflow-wrap: break-word;
  &[data-number] { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

const resetStyles = `
  border: 0;
  padding: 0.25rem 0;
  margin: -0.25rem 0;
  min-height: 24px;
  background: none;
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: pointer;
`;

export const SortButton = styled.button`${resetStyles}`;

export const RowButton = styled.button`
  ${resetStyles}
  font-weight: 500;
  @media (min-width: 600px) { white-space: nowrap; }
`;
