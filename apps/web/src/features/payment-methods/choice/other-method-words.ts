/** PAY-027 */
export const otherMethodsFailed = 'Houve um erro ao tentar listar os métodos de pagamento, tente novamente mais tarde.'
