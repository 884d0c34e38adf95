/** An answer to a call of which something waits for a further step of a person (`alsoStatus` of the endpoint). */
export class Accepted<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
