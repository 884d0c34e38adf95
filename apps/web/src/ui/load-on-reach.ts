/**
 * Props of a button that opens something with code of its own: the code is requested when the pointer or the focus
 * reaches the button, so that it has usually arrived when the button is pressed.
 */
export const loadOnReach = (load: () => Promise<unknown>) => {
  // Opening it reports it when the file could not be loaded.
  const prepare = () => void load().catch(() => undefined)
  return { onPointerEnter: prepare, onFocus: prepare }
}
