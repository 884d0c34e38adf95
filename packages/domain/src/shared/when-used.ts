/**
 * A value that is built when it is first asked for, and once. For the formats of `Intl`: building one costs a browser
 * more than all that a screen writes with it.
 */
export const whenUsed = <Value>(build: () => Value): (() => Value) => {
  let built: { readonly value: Value } | undefined
  return () => {
    built ??= { value: build() }
    return built.value
  }
}
