import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  tryLater:
    'Ilang report na ang ipinadala mo ngayon. Binabasa namin lahat. Hintayin muna ang sagot namin bago magpadala ulit.',
  // answer-letter.ts
  answerTitle: 'Sagot namin sa report mong {number}',
  youWrote: 'Isinulat mo: “{text}”',
})
