import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const findRows = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll('li') ?? [])]

const focusHeading = () => document.querySelector<HTMLElement>('main h1, h1')?.focus()

/** When the whole list leaves with the focus in it, as that of a cart that became empty. */
const useHeadingAfterList = (list: RefObject<HTMLElement | null>) =>
  useLayoutEffect(
    () => () => {
      if (list.current?.contains(document.activeElement)) focusHeading()
    },
    [list],
  )

/**
 * Keeps the focus when the row that has it leaves a list: the bin of the row that takes its place, else the last bin,
 * else the heading of the page. Without it, keyboard users would begin again at the top of the page.
 */
export const useKeptFocus = (codes: readonly string[]) => {
  const list = useRef<HTMLUListElement>(null)
  /** The place of the row that had the focus last, and its product. */
  const focused = useRef<{ readonly at: number; readonly code: string | undefined }>(undefined)
  useLayoutEffect(() => {
    const { at = -1, code } = focused.current ?? {}
    if (code === undefined || codes.includes(code)) return
    focused.current = undefined
    // Somebody who went on to another control stays there.
    if (document.activeElement !== document.body) return
    const rows = findRows(list.current)
    const bin = (rows[at] ?? rows.at(-1))?.querySelector<HTMLElement>('[data-bin]')
    if (bin) bin.focus()
    else focusHeading()
  }, [codes])
  useHeadingAfterList(list)
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const at = findRows(list.current).findIndex((row) => row.contains(target))
      focused.current = { at, code: codes[at] }
    },
  }
}
