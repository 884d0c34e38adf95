import * as React from 'react'

const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

/**
 * React's development build creates an error for each element, to show where it was created, until it has created
 * 10,000 in a second. They take a fifth of the time of these tests, which never show them: it creates none when it
 * believes that it has reached its limit.
 */
const recordNoOrigins = () =>
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

const createStyle = (text: string): CSSStyleDeclaration => {
  const { style } = document.createElement('span')
  style.cssText = text
  return style
}

const unstyled = createStyle('')
const undrawn = createStyle('display: none')

const isDrawn = (element: Element): boolean => element.localName !== 'dialog' || element.hasAttribute('open')

const hasStyle = (element: Element): element is Element & ElementCSSInlineStyle => 'style' in element

const readOwnStyle = (element: Element): CSSStyleDeclaration => {
  if (!isDrawn(element)) return undrawn
  return hasStyle(element) ? element.style : unstyled
}

/**
 * Spares what costs much processor time and what these tests never look at. They load no style sheets, so the style of
 * an element is that of its own attribute, except of a closed dialog; happy-dom would copy all properties for each one
 * that a query by role reads.
 */
export const makeRenderingCheap = (): void => {
  recordNoOrigins()
  window.getComputedStyle = readOwnStyle
}
