export type ChosenFile = { readonly fileName: string; readonly file: string }

/** A chosen file in base64, or in Portuguese why it cannot be read; the server checks its content (C-109). */
export const readChosenFile = (
  file: File,
  mostMegabytes: number,
): Promise<ChosenFile | { readonly sentence: string }> => {
  if (file.size > mostMegabytes * 1024 * 1024) {
    return Promise.resolve({ sentence: `O arquivo pode ter no máximo ${mostMegabytes} MB.` })
  }
  if (file.size === 0) return Promise.resolve({ sentence: 'O arquivo está vazio.' })
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = String(reader.result)
      resolve({ fileName: file.name, file: address.slice(address.indexOf(',') + 1) })
    }
    reader.onerror = () => resolve({ sentence: 'Não foi possível ler o arquivo. Escolha outro.' })
    reader.readAsDataURL(file)
  })
}
