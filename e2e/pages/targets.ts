import type { Page } from '@playwright/test'

/** A target that is hard to press, and why: too small, or covered by a floating element. */
export type MissedTarget = string

/** Properties of elements, for the functions below that run in the browser. */
const look = () => ({
  nameElement: (element: Element | null): string => {
    const text = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return `${element?.tagName.toLowerCase()} "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
  },
  /** A link within a sentence is as high as its line. */
  isInSentence: (element: Element): boolean =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length,
  isSeen: (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], .hidden-visually') === null,
  /** Whether a point is outside the visible part of a scrolling ancestor. */
  isClipped: (element: Element, x: number, y: number): boolean => {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isOutside = x < left || x > right || y < top || y > bottom
      if (isOutside && getComputedStyle(box).overflowX !== 'visible') return true
    }
    return false
  },
})

/** What a press at a point reaches, for the function below that runs in the browser. */
const press = () => {
  // Bars at the edges of the window cover scrolled content, and the page can be scrolled further.
  const docked = '[data-docked], [data-bottom-bar], thead'
  /** The element with its labels: pressing a label reaches it too. */
  const listParts = (element: Element): readonly Element[] => {
    const around = element.closest('label, .mantine-PillsInput-input')
    return [element, ...((element as HTMLInputElement).labels ?? []), ...(around === null ? [] : [around])]
  }
  return {
    measureBox: (element: Element): DOMRect => {
      const [, label] = element.matches('[type="checkbox"], [type="radio"], .mantine-PillsInputField-field')
        ? listParts(element)
        : []
      return (label ?? element).getBoundingClientRect()
    },
    reached: (element: Element, [x, y]: readonly [number, number]): 'itself' | 'a bar' | 'another' => {
      const hit = document.elementFromPoint(x, y)
      // A window that has just changed its size may have no element at its edge yet.
      if (hit === null) return 'a bar'
      const isPart = (part: Element) =>
        part.contains(hit) || (hit.contains(part) && hit.matches('label, a, button, .mantine-PillsInput-input *'))
      if (listParts(element).some(isPart)) return 'itself'
      return hit.closest(docked) && !element.closest(docked) ? 'a bar' : 'another'
    },
  }
}

type Tools = { readonly looks: ReturnType<typeof look>; readonly presses: ReturnType<typeof press> }

/**
 * Runs in the browser, at the current scroll position. A target has the minimum size, in CSS pixels, when a press
 * beside its centre, in each direction, still reaches it.
 */
const missedInView = ({ leastSize, looks, presses }: Tools & { leastSize: number }): readonly MissedTarget[] => {
  const pressed = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="tab"], [role="switch"]'
  // The border of a field belongs to its container.
  const reach = leastSize / 2 - 2
  const missed: MissedTarget[] = []
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  for (const element of (dialog ?? document).querySelectorAll(pressed)) {
    const box = presses.measureBox(element)
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isInWindow = x >= reach && x + reach <= innerWidth && y >= reach && y + reach <= innerHeight
    if (!isInWindow || !looks.isSeen(element) || looks.isInSentence(element)) continue
    if (looks.isClipped(element, x - reach, y) || looks.isClipped(element, x + reach, y)) continue
    const middle = presses.reached(element, [x, y])
    if (middle === 'another') {
      missed.push(`${looks.nameElement(element)} is covered by ${looks.nameElement(document.elementFromPoint(x, y))}`)
    }
    if (middle !== 'itself') continue
    const beside: readonly (readonly [number, number])[] = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ]
    const outside = beside.find((point) => presses.reached(element, point) === 'another')
    if (outside !== undefined) {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
      missed.push(
        `${looks.nameElement(element)} is ${size}, beside ${looks.nameElement(document.elementFromPoint(...outside))}`,
      )
    }
  }
  return missed
}

/** Selected or current elements that look like unselected neighbours in forced colours. Runs in the browser. */
const statesLost = (): readonly string[] => {
  const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]'
  const readLook = (element: Element): string => {
    const { outlineStyle, outlineWidth, borderWidth, borderStyle, textDecorationLine, fontWeight } =
      getComputedStyle(element)
    return [outlineStyle, outlineWidth, borderWidth, borderStyle, textDecorationLine, fontWeight].join()
  }
  return [...document.querySelectorAll(chosen)].flatMap((element) => {
    const others = [
      ...(element.closest('ul, ol, nav, [role="tablist"], fieldset')?.querySelectorAll(element.tagName) ?? []),
    ]
    const other = others.find((each) => !each.matches(chosen))
    return other !== undefined && readLook(other) === readLook(element) ? [element.textContent ?? ''] : []
  })
}

const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** The rows of a long list are alike, so only this many windows of it are checked, and its end. */
const windowsLookedAt = 4

/** USE-013: targets on the page that are hard to press, from its start to its end. */
export const findMissedTargets = async (page: Page, leastSize = 44): Promise<readonly MissedTarget[]> => {
  const [looks, presses] = [await page.evaluateHandle(look), await page.evaluateHandle(press)]
  const { pageHeight, height } = await page.evaluate(() => ({
    pageHeight: document.documentElement.scrollHeight,
    height: innerHeight,
  }))
  const stops = Array.from({ length: windowsLookedAt }, (_, index) => index * height * 0.7)
  const missed = new Set<MissedTarget>()
  for (const top of [...stops.filter((stop) => stop < pageHeight - height), pageHeight]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await nextFrames(page)
    for (const each of await page.evaluate(missedInView, { leastSize, looks, presses })) missed.add(each)
  }
  return [...missed]
}

/** USE-013: selected elements that cannot be recognised in forced colours. */
export const findStatesLost = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(statesLost)
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}
