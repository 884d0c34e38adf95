/** What asks for a decision is answered before keys reach the page below it. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
