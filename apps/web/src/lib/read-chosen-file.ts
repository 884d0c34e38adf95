/** Why a chosen file is not sent, in Portuguese; the server checks its content (C-109). */
export const findFileFault = (file: File, mostMegabytes: number): string | undefined => {
  if (file.size > mostMegabytes * 1024 * 1024) return `O arquivo pode ter no máximo ${mostMegabytes} MB.`
  return file.size === 0 ? 'O arquivo está vazio.' : undefined
}

/** A chosen picture in base64, or in Portuguese why it cannot be read. */
export const readChosenFile = (
  file: File,
  mostMegabytes: number,
): Promise<{ readonly file: string } | { readonly sentence: string }> => {
  const sentence = findFileFault(file, mostMegabytes)
  if (sentence !== undefined) return Promise.resolve({ sentence })
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = String(reader.result)
      resolve({ file: address.slice(address.indexOf(',') + 1) })
    }
    reader.onerror = () => resolve({ sentence: 'Não foi possível ler o arquivo. Escolha outro.' })
    reader.readAsDataURL(file)
  })
}
