/** An open dialog or menu must be closed before keys act on the page below it. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
