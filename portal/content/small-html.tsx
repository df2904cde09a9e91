import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { safeLink } from './safe-link.ts'

const plain = new Set(['P', 'STRONG', 'B', 'EM', 'I', 'UL', 'OL', 'LI', 'BR'])

/** A few lines of HTML, made of paragraphs, lists, emphasis and links alone: all else is read as its text. Needs no cleaner. */
export function SmallHtml({ html }: { html: string }) {
  return useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html])
}

const childrenOf = (node: Node): ReactNode => <>{Array.from(node.childNodes, (child, at) => <Fragment key={at}>{shown(child)}</Fragment>)}</>

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement) || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') return null
  if (node.tagName === 'BR') return <br />
  const link = node.tagName === 'A' ? safeLink(node.getAttribute('href') ?? '') : undefined
  if (link) return <a href={link} rel="noopener">{childrenOf(node)}</a>
  return plain.has(node.tagName) ? createElement(node.tagName.toLowerCase(), undefined, childrenOf(node)) : childrenOf(node)
}
