/** What the import takes (C-109): 30 MB are about 100,000 products with their figures. */
const mostBytes = 30 * 1024 * 1024

export type ChosenCatalogue = { readonly fileName: string; readonly file: string }

/** The chosen file as the import takes it, or in Portuguese why it cannot be read; the server judges its content. */
export const readCatalogueFile = (file: File): Promise<ChosenCatalogue | { readonly sentence: string }> => {
  if (file.size > mostBytes) return Promise.resolve({ sentence: 'O arquivo pode ter no máximo 30 MB.' })
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
