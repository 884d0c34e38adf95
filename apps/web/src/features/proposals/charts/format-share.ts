const shares = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** 75 → '75%', 0.5 → '0,5%' */
export const formatShare = (percent: number): string => `${shares.format(percent)}%`
