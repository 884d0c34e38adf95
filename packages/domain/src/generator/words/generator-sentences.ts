/** Quoted answers of the kit search and of the structure calculation (KIT-002, KIT-003, KIT-018, KIT-019). */
export const generatorSentences = {
  kitNotFound: 'Nenhum Kit encontrado para a seleção',
  kitSearchFailed: 'Ocorreu um erro ao buscar kits.',
  structureFailed: 'Erro ao realizar o cálculo de estruturas',
  structureNotFound: 'Nenhum produto encontrado para a estrutura',
} as const
