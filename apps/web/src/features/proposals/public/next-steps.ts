import type { PublicProposal } from '@girassol/contract/proposals'

type Step = { readonly name: string; readonly note?: string }

const usualSteps = (tradeName: string): readonly Step[] => [
  { name: `Contato da ${tradeName}`, note: 'Para combinar pagamento e visita' },
  { name: 'Projeto e pedido de conexão', note: 'Enviado à distribuidora de energia' },
  { name: 'Instalação', note: 'Data combinada com você' },
]

/** What follows the acceptance: one step for each line of the integrator's text, or the usual ones. */
export const listNextSteps = ({ texts, brand }: PublicProposal): readonly Step[] => {
  const lines = (texts.nextSteps ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-•*]|\d+[.)])\s*/, '').trim())
    .filter((line) => line !== '')
  return lines.length === 0 ? usualSteps(brand.tradeName) : lines.map((name) => ({ name }))
}
