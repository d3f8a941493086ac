/** One valid score for an indicator in one quarter, with the company that gave it. */
export interface CompanyScore {
  /**
   * What makes two answers the same company's: the key of the company in the register where the
   * contact is matched or a person confirmed it, else the contact's own folded name.
   */
  readonly company: string;
  /** The company's name as its contact sheet writes it. */
  readonly name: string;
  /** The company's Lapangan Usaha; null where the register does not know it. */
  readonly sector: string | null;
  /** A valid score on the office's scale, 1 to 5. */
  readonly score: number;
}
