/**
 * A value that is built once, when it is first used. For `Intl` formats: building one takes longer than all the
 * formatting of a screen.
 */
export const whenUsed = <Value>(build: () => Value): (() => Value) => {
  let built: { readonly value: Value } | undefined
  return () => {
    built ??= { value: build() }
    return built.value
  }
}
