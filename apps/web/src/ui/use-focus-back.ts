import { useLayoutEffect, useRef } from 'react'

/** After a decision the list is read again; a slower answer no longer moves the focus. */
const longestWaitMs = 5000

type Place = {
  readonly opener: Element | null
  /** Its row in a list and the one after it; a decided record may leave the list. */
  readonly row: Element | null
  readonly nextRow: Element | null
}

const findPlace = (opener: Element | null): Place => {
  const row = opener?.closest('tbody tr, li, article') ?? null
  return { opener, row, nextRow: row?.nextElementSibling ?? null }
}

const focus = (target: Element | null | undefined) => {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** The record or the next one in the list, else the title of the page. */
const focusNearby = ({ row, nextRow }: Place) => {
  if (document.activeElement !== document.body) return
  const near = [row, nextRow].find((each) => each?.isConnected)?.querySelector('a[href]')
  focus(near ?? document.querySelector('main h1'))
}

/** The opener may disappear with the answer that arrives after the dialog: 'Aprovar' of an approved order. */
const followOpener = (place: Place) => {
  const observer = new MutationObserver(() => {
    if (place.opener?.isConnected) return
    observer.disconnect()
    focusNearby(place)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), longestWaitMs)
}

const returnFocus = (place: Place) => {
  if (!place.opener?.isConnected) return focusNearby(place)
  focus(place.opener)
  followOpener(place)
}

/** Returns the focus to the opener; the library does not do so for a dialog that is mounted open (lazy ones). */
export const useFocusBack = (isOpen: boolean) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) return
    clearTimeout(timer.current)
    const place = findPlace(document.activeElement)
    return () => {
      timer.current = setTimeout(() => returnFocus(place))
    }
  }, [isOpen])
}
