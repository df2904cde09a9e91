/** Ways in which countries write a box at a post office, and "in care of". */
const boxes = [
  /\bp\.?\s*o\.?\s*-?\s*box\b/,
  /\bpost\s*office\s*box\b/,
  /\bp\.?\s?o\.?\s?b\.?\s*\d/,
  /\b(bo[iî]te|case|caixa|casella)\s+postale?\b/,
  /\bb\.?\s?p\.?\s*(n[°o.]+\s*)?\d/,
  /\b(apartado|casilla)(\s+(a[eé]reo|postal|de\s+correos?))?\s*(n[°o.]+\s*)?\d/,
  /\b(postfach|postbus|postboks|postbox|postilokero)\b/,
  /\bskrytka\s+poczt/,
  /信箱|私書箱|사서함|а\/я/,
]
const inCareOf = /(^|[\s,])c\s?[/.]\s?o\b|℅|\bin[\s-]+care[\s-]+of\b/

/** Whether an address names no place where someone lives, as line 3 of the W-8 BEN asks: a P.O. box, or "in care of". */
export function isNoResidence(address: string): boolean {
  const text = address.normalize('NFKC').toLowerCase()
  return [...boxes, inCareOf].some((way) => way.test(text))
}
