/** What the sign-in page of a demonstration offers. */
export type Demonstration = {
  readonly accounts: readonly { readonly email: string; readonly label: string }[]
  readonly password: string
}
