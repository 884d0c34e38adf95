/** The typed value of a form field. */
export const readFormText = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '')

/** Focuses the first field with an error, once the errors are rendered. */
export const focusFirstInvalid = (form: HTMLFormElement) => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
