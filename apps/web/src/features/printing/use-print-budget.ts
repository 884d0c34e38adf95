import { printOrder } from '@girassol/contract/printing'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../lib/api-client.ts'
import { saveFile } from '../../lib/save-file.ts'

/** BUD-047: downloads a budget as PDF, by its number. */
export const usePrintBudget = () => {
  const printing = useMutation({
    mutationFn: async (id: number) => {
      const pdf = await fetchFile(printOrder, { params: { id }, query: { document: 'budget' } })
      saveFile(pdf, `Orçamento ${id}.pdf`)
    },
    meta: {
      success: 'Arquivo gerado com sucesso', // PRT-013
      failure: 'Ocorreu um erro ao gerar o arquivo.', // PRT-012
    },
  })
  return { print: printing.mutate, isPrinting: printing.isPending }
}
