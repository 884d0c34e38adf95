import type { SvgNode } from '@girassol/domain/shared'
import { createElement, type ReactElement } from 'react'

/** 'stroke-width' is strokeWidth in React; names with data- and aria- stay. */
const toPropName = (name: string): string =>
  /^(?:data|aria)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A drawing of a rule as elements of the page; its texts are never read as markup. */
export const SvgPicture = ({ node }: { readonly node: SvgNode }): ReactElement =>
  createElement(
    node.tag,
    Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [toPropName(name), value])),
    ...node.children.map((child) => (typeof child === 'string' ? child : SvgPicture({ node: child }))),
  )
