/**
 * Bodies with which Execute alone destroys nothing. A call that replaces what an agent has starts with its current state; a call
 * that would lock the member out starts with a value that is rejected, so that the reader chooses one. The API page uses them, and
 * the collections for API tools contain their source: each function stands alone.
 */
globalThis.harmlessBodies = {
  /** Fields that differ from the documented example, by operation. */
  differing: {
    // the turnover of the example's coupon would block gifts and withdrawals until it is played
    redeemCoupon: { couponCode: 'POINTS-5H8T-41LC' },
    // the reader chooses
    takeBreak: { days: null },
    eraseMember: { givesUpCredit: 'true or false' },
    changePassword: { password: 'Chips-2026!', confirmation: 'Chips-2026!' },
  },

  /** Whether a call with an agent key replaces what a GET of the same path returns. */
  isReplacing: (operationId, method) => method === 'put' || /^(changeAgent|publishLegalDocument)$/.test(operationId),

  /** @returns addresses whose replies {@link bodyOf} needs, for a save at the same path */
  addressesOf(operationId, path, takesAgent, prefix) {
    const address = path.replace('{prefix}', prefix) + (takesAgent ? `?agentID=${prefix}` : '');
    if (operationId !== 'saveTiers') return [address];
    return [address, ...['th', 'en'].map((lang) => address.replace('?', '.content?') + `&lang=${lang}`)];
  },

  /**
   * @param {object[]} replies of the addresses, in their order
   * @param {string[]} fields of the form, or of a row of the list
   */
  bodyOf(operationId, replies, fields) {
    const [current, ...texts] = replies.map(({ data }) => data);
    // a change contains one field, so that the reader sees its shape
    if (operationId === 'changeAgent') return { generals: { intro: current.generals.intro } };
    const satang = (baht) => Math.round(baht * 100);
    const textOf = (rows, level) => {
      const { summary, benefits } = rows.find(({ tierLevel }) => tierLevel === level);
      return { summary, benefits };
    };
    const converted = {
      saveTiers: ({ tierLevel, condition }) => ({
        condition: {
          minDepositSatang: satang(condition.minDepositAccumulateAmount),
          minTurnoverSatang: satang(condition.minTurnOverAccumulateAmount),
        },
        content: { th: textOf(texts[0], tierLevel), en: textOf(texts[1], tierLevel) },
      }),
      savePriceTable: ({ price }) => ({ priceSatang: satang(price) }),
    };
    const saved = (row) => {
      const values = { ...row, ...converted[operationId]?.(row) };
      return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
    };
    return Array.isArray(current) ? { rows: current.map(saved) } : saved(current);
  },
};
