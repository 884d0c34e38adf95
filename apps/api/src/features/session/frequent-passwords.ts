/** In lower case. Only a new password needs the list, so it is loaded when the first one is chosen. */
let loading: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** The 49,000 commonest passwords, the first 10,000 of which SEC-014 demands: 'senha123' is the 21,000th. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => {
  loading ??= load()
  return loading
}
