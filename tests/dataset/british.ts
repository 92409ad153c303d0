/** Beginnings of words that are written, or called, otherwise in the United States. */
const stems =
  "colour grey centre metre litre fibre aluminium neighbour favour honour labour behaviour harbour mould catalogue cheque tyre kerb plough storey jewellery sceptic programme licence defence practise judgement whilst amongst learnt spelt towards organis realis recognis apologis minimis emphasise specialis utilis levell travell cancelled cancelling modell labell mitred bevell panell worktop skirting plasterboard spanner splashback cupboard wardrobe fortnight postcode cosy ageing draught aeroplane moulding";

const british = new RegExp(`\\b(?:${stems.replaceAll(" ", "|")})\\w*`, "gi");

/** Colors that a maker has named in British spelling. */
const names = /\bGrey(?: Wood)?\b/g;

export const britishWordsIn = (line: string): string[] => line.replace(names, "").match(british) ?? [];
