import { defineMessages } from '#core/message/message.ts'

/** Why a deposit cannot be made, in the player's words. */
export const depositMessages = defineMessages({
  'deposit.closed': 'Deposits are closed for a short time. Your balance is safe. Please try again later.',
  'deposit.stopped':
    'You cannot deposit at the moment. If you are taking a break, your limits say until when. Your balance is safe and can be withdrawn.',
  'deposit.identityNeeded':
    'Before you deposit, please verify your identity. It takes a few minutes, and your balance stays safe meanwhile.',
  'deposit.limitReached': 'This deposit would pass the limit that holds for you. It is a good moment for a break.',
  'deposit.accountNeeded': 'For this way to pay, bind an account of that bank in your own name first.',
  'deposit.channelClosed': 'This way to pay is not open at the moment. Please choose another.',
  'deposit.amountTooSmall': 'The amount is below the smallest that this way to pay takes.',
  'deposit.amountTooLarge': 'The amount is above the largest that this way to pay takes.',
  'deposit.tooManyOrders':
    'You have begun many deposits today without paying. Please pay one of them, or come back tomorrow.',
  'deposit.paymentUnavailable': 'The payment could not be started. No money has left your account. Please try again.',
  'deposit.notATransfer': 'This order is not waiting for a bank transfer.',
  'deposit.receiptUnreadable': 'This picture cannot be read. Please choose a JPEG, PNG or WebP of up to 4 MB.',
  'deposit.tryLater': 'You have sent many pictures. Please try again in a few minutes.',
  'deposit.orderNotFound': 'There is no such deposit.',
  'deposit.offerSoldOut': 'This offer has just run out. Nothing was paid. You can still make a plain deposit.',
  'deposit.couponUnusable': 'This coupon cannot be used with this deposit. Choose another or go on without.',
})
