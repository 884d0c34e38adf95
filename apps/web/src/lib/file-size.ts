const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** Bytes to '83 KB' or '1,2 MB'; the smallest result is 1 KB. */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} KB` : `${oneDecimal.format(bytes / megabyte)} MB`
