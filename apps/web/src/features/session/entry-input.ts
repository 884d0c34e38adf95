/** What was typed in a field of a form. */
export const readFormText = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '')

/** Brings the person to the first field in error, once the errors are on screen. */
export const focusFirstInvalid = (form: HTMLFormElement) => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
