/** "Bunga 9 %", "berbunga 9 %": at which a contact borrows. */
export const INTEREST = /^(?:ber)?bunga(?:nya)?$/;
