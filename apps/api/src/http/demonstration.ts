/** The data for the sign-in page of a demonstration. */
export type Demonstration = {
  readonly accounts: readonly { readonly email: string; readonly label: string }[]
  readonly password: string
}
