/** Made of apps/api/openapi.json by `npm run openapi`; not written by hand. */
export interface paths {
    "/api/apps/affiliates/downline_income/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income by members below, the most first */
        get: operations["listDownlineIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/downlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members below, the last who joined first; their names are masked */
        get: operations["listDownlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/income_histories/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income by business days, newest first */
        get: operations["listIncomeDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/income_lines/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each bet of a day has brought */
        get: operations["listIncomeLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/remaining_income/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income that is not withdrawn yet */
        get: operations["getRemainingIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/summary/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's referral link, income and members below */
        get: operations["getAffiliateSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms that hold now */
        get: operations["getAffiliateTerms"];
        /** Change the terms, from now on */
        put: operations["saveAffiliateTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/withdraw_histories/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income that went to the credit, newest first */
        get: operations["listIncomeWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/affiliates/withdraw_income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move all of the income to the credit */
        post: operations["withdrawIncome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/agent_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an agent */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/agent_configs/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's configuration */
        get: operations["getAgentConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an agent */
        patch: operations["changeAgent"];
        trace?: never;
    };
    "/api/apps/agent_configs/{prefix}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a change without saving it */
        post: operations["checkAgentChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's own announcements */
        get: operations["listAgentAnnouncements"];
        /** Replace the agent's own announcements */
        put: operations["saveAgentAnnouncements"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's banners, in their order */
        get: operations["listBanners"];
        /** Replace the agent's banners */
        put: operations["saveBanners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's coupons, newest first */
        get: operations["listCoupons"];
        put?: never;
        /** Make a coupon */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/coupons.redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeem a coupon */
        post: operations["redeemCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/coupons/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make codes of a coupon */
        post: operations["makeCouponCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/coupons/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch a coupon off */
        post: operations["disableCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/daily_quest.claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a quest's reward */
        post: operations["claimQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/daily_quest/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's quests with the member's progress */
        get: operations["listDailyQuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/daily_quest/{prefix}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One quest of today */
        get: operations["getDailyQuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/daily_quest_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's quests as it wrote them */
        get: operations["listQuestConfigs"];
        /** Replace the agent's quests */
        put: operations["saveQuestConfigs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions that members ask, by topic */
        get: operations["listFaq"];
        /** Replace the agent's questions */
        put: operations["saveFaq"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/favorite_games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the member's favourite games */
        post: operations["saveFavoriteGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/favorite_games/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids of the member's favourite games */
        get: operations["listFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/gameList/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Games of a tab that the agent offers */
        post: operations["listBridgeGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/getProfileAndCredit/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member's credit and points, as the provider holds them */
        post: operations["getCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/iap/price_table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What chips cost */
        get: operations["getPriceTable"];
        /** Put a price table in the place of the one before */
        put: operations["savePriceTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/iap/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy chips: opens a deposit of their price; 202 with UNKNOWN while nobody knows */
        post: operations["buyChips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/member_seamless/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a seamless record */
        post: operations["createSeamlessMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/member_seamless/{prefix}/username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seamless record of a member */
        get: operations["getSeamlessMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/member_seamless_first_login/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a member's seamless record as a first login does */
        post: operations["createSeamlessAtFirstLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members of the agent */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/members.refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the provider's tokens of the session */
        post: operations["refreshMemberToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/members/{prefix}/{usernameOrTel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member by username or telephone number */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/payments/gift-allowance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gifts and chips that are left of the day’s limits */
        get: operations["getGiftAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/payments/send_gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send chips to another member */
        post: operations["sendGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/payments/topup-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's deposits, newest first */
        get: operations["listTopUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/payments/{viewMode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list of the member's payments, newest first, each with how it went */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/promotion_texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's own words for promotions of the platform */
        get: operations["listPromotionTexts"];
        /** Replace the agent's words for promotions */
        put: operations["savePromotionTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/protection/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the member protects themself */
        get: operations["getProtection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/protection/{prefix}/{username}/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a break: no play and no deposit until it ends; withdrawal stays open */
        post: operations["takeBreak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/protection/{prefix}/{username}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member allows themself to deposit and to lose, and how much of it is used */
        get: operations["listProtectionLimits"];
        /** Set a limit: a lower one acts at once, a higher one or none after 24 hours; the one that holds takes a waiting increase back */
        put: operations["setProtectionLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/protection/{prefix}/{username}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the session-time reminder: a shorter one acts at once, a longer one after 24 hours */
        put: operations["setSessionReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/providerPrefixList/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Codes of the studios that the agent offers, by tab */
        post: operations["listBridgeStudios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/rankings/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who played most today, this week and this month */
        get: operations["listRankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/reconciliation/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an agent's books do not agree on, seen last first */
        get: operations["listReconciliationCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/redirectLogin/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address of the member system's own site, for which no password is typed */
        post: operations["openMemberSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/register.gen_bank_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A number that stands for a bank account */
        post: operations["generateBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's second factors */
        get: operations["listSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/passkey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up an app */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/totp/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an app with its first code */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a second factor off */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/second_factors/{prefix}/{username}/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name a second factor */
        post: operations["renameSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/sessions/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member is logged in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/sessions/{prefix}/{username}/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of the own sessions */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/syncs/active_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a member is active */
        post: operations["markMemberActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/syncs/amb_king_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over the member's record from the provider */
        post: operations["syncMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/syncs/member_change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over a password that was changed elsewhere */
        post: operations["adoptPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/tournament_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's tournaments as it wrote them */
        get: operations["listTournamentConfigs"];
        /** Replace the agent's tournaments */
        put: operations["saveTournamentConfigs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/tournaments/leaderboards/{prefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's tournaments with their boards and the member's own row */
        get: operations["listTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/tournaments/leaderboards/{prefix}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A board, page by page */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/tutorials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How things are done, step by step */
        get: operations["listTutorials"];
        /** Replace the agent's tutorials */
        put: operations["saveTutorials"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/user_tier_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's ladder of tiers, from the bottom */
        get: operations["listTiers"];
        /** Replace the agent's ladder of tiers */
        put: operations["saveTiers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/user_tier_configs.content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each tier means, in the language of the request */
        get: operations["listTierTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/user_tier_progress/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the member of the session is towards the next tier */
        get: operations["getTierProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/v1/members.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a member */
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platform's announcements for the member of the session */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/bank-deposit-auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank accounts to transfer to */
        get: operations["listDepositAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/bank-deposit-true-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The True Money wallet to send to; `null` where there is none */
        get: operations["getTrueMoneyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether later deposits bring a bonus, which must be played before money may leave */
        post: operations["setBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture whose text proves a person */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/check-cash-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be claimed of the net loss since the last claim */
        get: operations["getCashBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/check-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a phone or a bank account may register */
        post: operations["checkRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/claim-cash-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims all of the cashback; 202 with UNKNOWN while nobody knows */
        post: operations["claimCashBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/claim-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves gathered income to the credit; 202 with UNKNOWN while nobody knows */
        post: operations["claimIncome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/daily-check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the daily check-in */
        post: operations["openDailyCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/deposit-point-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a deposit: an amount to the satang, and its QR; 202 with UNKNOWN while nobody knows */
        post: operations["openDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A generated password by text message */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/game-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games of a category, the most popular first; or games by their ids */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/games-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which providers can be played now */
        get: operations["listStudioStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/gashapon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the gashapon: one capsule a business day */
        post: operations["openGashapon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/launch-game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a game or a lobby for the member of the session */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/launch-lotto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a lottery of a type, or with `LOTTO` the lobby of all of them */
        post: operations["launchLotto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/launch-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the lobby that a provider keeps itself */
        post: operations["launchStudioLobby"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/launch-sport-lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a lobby of sports */
        post: operations["launchSportLobby"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/link-affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's referral link at the platform, made at the first visit */
        get: operations["getAffiliateLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/link-reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's reward shop, as the game platform links it */
        get: operations["getRewardLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a withdrawal or a claim of the member stands: what is UNKNOWN is asked for */
        get: operations["getMove"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time password */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member of the session */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/profile-fun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member at the game platform */
        get: operations["getPlatformProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotions of the member's agent that run now */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/promotion-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One promotion with its conditions, also after it has ended */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/provider-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers that the agent offers, in their order */
        get: operations["listStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/re-login-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in at the provider again and read the profile */
        post: operations["renewProviderSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/refresh-portal-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the tokens of the session */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register, with a captcha */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/register-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register, with a one-time password */
        post: operations["registerByOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/report-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's deposits of a year, newest first */
        get: operations["listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/report-deposit-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A year's completed deposits: how many, how much, and by month */
        get: operations["summarizeDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/report-withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's withdrawals of a year, newest first */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/report-withdraw-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A year's completed withdrawals: how many, how much, and by month */
        get: operations["summarizeWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/reset-password-fun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Repair the game platform's password */
        post: operations["repairPlatformPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the reward shop, which leads back to the portal and to a deposit */
        post: operations["openRewardShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a second factor */
        post: operations["showSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Type the password again */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/wheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the wheel: one turn a business day */
        post: operations["openWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a payout; 202 with UNKNOWN while nobody knows whether it was taken */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/withdraw-condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether money may be withdrawn, how much, and what stands in the way */
        get: operations["getWithdrawCondition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider/withdraw-income-condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Income that was gathered, and whether it may become credit */
        get: operations["getIncomeCondition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AffiliateLinkDto: {
            /**
             * Format: uri
             * @example http://localhost:3000/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html
             */
            link: string;
            /**
             * @description The last segment of the link, before `.html`.
             * @example 6f1a0c52e4b04d7c9a3d2f10
             */
            code: string;
            /**
             * Format: uri
             * @description The provider's picture of it, with the link as a QR.
             * @example https://play.example/affiliates/6f1a0c52e4b04d7c9a3d2f10.svg
             */
            image: string;
        };
        AffiliateSummaryDto: {
            /**
             * @description Baht earned in all, less what void bets took back.
             * @example 18406.75
             */
            totalIncome: number;
            /**
             * @description Members on all levels below.
             * @example 9
             */
            totalDownLine: number;
            /**
             * @description Baht not withdrawn yet; below zero when a void bet was paid for already.
             * @example 2240.5
             */
            remainingIncome: number;
            /**
             * Format: uri
             * @example http://localhost:3000/MTO/r/6F2A91C4.html
             */
            link: string;
            levels: components["schemas"]["LevelCountDto"][];
            /** @description The last six months, the oldest first. */
            months: components["schemas"]["MonthIncomeDto"][];
        };
        AgentAnnouncementDto: {
            /** @example new-year-hours */
            id: string;
            /** @example true */
            active: boolean;
            title: components["schemas"]["TitleDto"];
            text: components["schemas"]["ProseDto"];
        };
        AgentAnnouncementListDto: {
            rows: components["schemas"]["AgentAnnouncementDto"][];
        };
        AgentConfigDto: {
            /** @example MTO */
            agentID: string;
            /**
             * @description Grows by one at each change
             * @example 1
             */
            version: number;
            generals: components["schemas"]["GeneralsDto"];
            agent: components["schemas"]["AgentIdentityDto"];
            seamlessLogin: components["schemas"]["SeamlessLoginDto"];
            logo: components["schemas"]["LogoDto"];
            icons: components["schemas"]["IconsDto"];
            sendGift: components["schemas"]["GiftLimitsDto"];
            themes: components["schemas"]["ThemeColorsDto"];
            gameAgent: components["schemas"]["GameAgentDto"];
            site: components["schemas"]["SiteConfigDto"];
            /**
             * @description Zone of the business day, an IANA name
             * @example Asia/Bangkok
             */
            timeZone: string;
        };
        AgentCreatedDto: {
            config: components["schemas"]["AgentSettingsDto"];
            /** @description Told to the agent alone: everybody else learns the line of one host */
            sites: components["schemas"]["AgentSiteDto"][];
            /** @description What the derivation of the look corrects, for contrast */
            corrections: components["schemas"]["CorrectionDto"][];
            /**
             * @description The new agent's key: shown once, kept as a hash
             * @example hb_…
             */
            agentKey?: string;
        };
        AgentIdentityDto: {
            /** @example MTO */
            id: string;
            /** @example MTO Lounge */
            name: string;
            /** @example MTO */
            prefix: string;
            /** @example all */
            gameType: string;
        };
        AgentSavedDto: {
            config: components["schemas"]["AgentSettingsDto"];
            /** @description Told to the agent alone: everybody else learns the line of one host */
            sites: components["schemas"]["AgentSiteDto"][];
            /** @description What the derivation of the look corrects, for contrast */
            corrections: components["schemas"]["CorrectionDto"][];
        };
        AgentSettingsDto: {
            /** @example MTO */
            agentID: string;
            /**
             * @description Grows by one at each change
             * @example 1
             */
            version: number;
            generals: components["schemas"]["GeneralsDto"];
            agent: components["schemas"]["AgentIdentityDto"];
            logo: components["schemas"]["LogoDto"];
            icons: components["schemas"]["IconsDto"];
            sendGift: components["schemas"]["GiftLimitsDto"];
            themes: components["schemas"]["ThemeColorsDto"];
            gameAgent: components["schemas"]["GameAgentDto"];
            site: components["schemas"]["SiteConfigDto"];
            /**
             * @description Zone of the business day, an IANA name
             * @example Asia/Bangkok
             */
            timeZone: string;
            seamlessLogin: components["schemas"]["SeamlessSettingsDto"];
        };
        AgentSiteDto: {
            /**
             * @description In small letters; with a port it is the site under that port alone
             * @example mto.localhost
             */
            host: string;
            /**
             * @description LINE id of the contact link, or an https address
             * @example @mtogarden
             */
            lineID: string;
        };
        AmountRequestDto: {
            /**
             * @description Baht, at most two decimals.
             * @example 1200.5
             */
            amount: number;
        };
        AnnouncementDto: {
            /** @example announce-2026-11 */
            _id: string;
            /** @example true */
            active: boolean;
            /** @example เกมใหม่ประจำสัปดาห์ */
            title: string;
            /** @example พบเกมใหม่จากค่าย Saffron Reels ได้แล้ววันนี้ */
            text: string;
        };
        BankAccountDto: {
            /**
             * @description Twelve digits that no member of the agent has
             * @example 004817302956
             */
            bankAccount: string;
        };
        BankAccountRequestDto: {
            /**
             * @description The key's agent
             * @example MTO
             */
            agentID: string;
        };
        BannerDto: {
            /** @example cashback */
            id: string;
            eyebrow: components["schemas"]["TitleDto"];
            title: components["schemas"]["TitleDto"];
            action: components["schemas"]["TitleDto"];
            /**
             * @description Where a tap leads, below `/{prefix}`.
             * @example user-info/tier-detail
             */
            path: string;
            /**
             * @description Same origin, without lettering.
             * @example /media/banners/cashback.avif
             */
            imgUrl: string;
        };
        BannerListDto: {
            rows: components["schemas"]["BannerDto"][];
        };
        BonusRequestDto: {
            /** @example false */
            isBonus: boolean;
        };
        BonusSettingDto: {
            /**
             * @example NO_BONUS
             * @enum {string}
             */
            bonus: "BONUS" | "NO_BONUS";
        };
        BothLanguagesDto: {
            /** @example สำเร็จ */
            th: string;
            /** @example Completed */
            en: string;
        };
        BridgeGameDto: {
            /** @example NAGX-0001 */
            gameID: string;
            /** @example Golden Naga */
            name: string;
            /**
             * @description Provider code.
             * @example NAGX
             */
            provider: string;
        };
        BridgeGameListDto: {
            /**
             * @description Also other spellings of a section.
             * @example Slot
             * @enum {string}
             */
            tab: "Casino" | "Slot" | "Keno" | "Fish" | "Card" | "Trade" | "Poker";
        };
        BridgeProviderDto: {
            /**
             * @description Provider code.
             * @example NAGX
             */
            prefix: string;
            /** @example Naga Forge */
            name: string;
            /**
             * @description What `gameList` asks for.
             * @example Slot
             */
            tab: string;
        };
        CaptchaPictureDto: {
            /** @example c1-8f20 */
            captchaId: string;
            /** @example data:image/png;base64,iVBORw0KGgo= */
            image: string;
        };
        CaseViewDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12 */
            id: string;
            /**
             * @example MISSING_AT_PROVIDER
             * @enum {string}
             */
            kind: "PAYMENT_UNSETTLED" | "MOVE_UNSETTLED" | "LEDGER_ENTRIES" | "LEDGER_BALANCE" | "MISSING_AT_PROVIDER" | "MISSING_WITH_US" | "OTHER_AMOUNT" | "DOUBLE";
            /**
             * @example OPEN
             * @enum {string}
             */
            state: "OPEN" | "GONE" | "CLOSED";
            /**
             * @description A payment, a move, an account, or the reference of a transfer.
             * @example 019aa6b1-77a0-7c1e-8a4b-0d5e3c2f1b90:credit
             */
            subject: string;
            /** @example MTODEMO1 */
            username: string | null;
            /**
             * @example CREDIT
             * @enum {string}
             */
            unit: "CREDIT" | "POINT";
            /**
             * @description Baht or points; what goes out is negative. `null` while nobody knows it.
             * @example 150.25
             */
            amount: number | null;
            /** @example Done by our books, missing in the provider's statement */
            what: string;
            /** @example MTODEMO1 +150.25 */
            expected: string;
            /** @example nothing */
            found: string;
            /**
             * Format: date-time
             * @example 2026-11-20T18:00:00.000Z
             */
            firstSeenAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T18:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * @description `null` while it is open.
             * @example null
             */
            endedAt: string | null;
            /**
             * @description Who closed it by hand, and why.
             * @example null
             */
            note: string | null;
        };
        CashBackDto: {
            /**
             * @description Baht.
             * @example 845.2
             */
            amount: number;
            /**
             * @description The same in satang.
             * @example 84520
             */
            amountSatang: number;
            /**
             * @description Baht.
             * @example 8452
             */
            netLoss: number;
            /**
             * @description The same in satang.
             * @example 845200
             */
            netLossSatang: number;
            /**
             * @description A share of one.
             * @example 0.1
             */
            percentage: number;
        };
        ChangeAgentDto: {
            /**
             * @description The version that was read: another one in the meantime is refused with 409
             * @example 3
             */
            version?: number;
            /** @example MTO Lounge */
            name?: string;
            /**
             * @description `default` wears MASTER's colours and icons
             * @enum {string}
             */
            look?: "default" | "own";
            generals?: components["schemas"]["GeneralsChangeDto"];
            /**
             * @description In any case one of all, LIVE, SPORT, SLOT, CARD, POKER, LOTTO, KENO, LOTTO_LAUNCH, TRADE, ESPORT
             * @example all
             */
            gameType?: string;
            seamlessLogin?: components["schemas"]["SeamlessLoginChangeDto"];
            images?: components["schemas"]["ImagesChangeDto"];
            sendGift?: components["schemas"]["GiftLimitsChangeDto"];
            /**
             * @example {
             *       "buttonPrimaryColor": "#FF7A1A"
             *     }
             */
            themes?: components["schemas"]["ThemeColorsChangeDto"];
            gameAgent?: components["schemas"]["GameAgentChangeDto"];
            /**
             * @description An IANA name
             * @example Asia/Bangkok
             */
            timeZone?: string;
            /**
             * @description Exact origins that may embed the site and are told the profile of the member; none by default
             * @example [
             *       "https://lounge.example"
             *     ]
             */
            embeddingOrigins?: string[];
            /**
             * Format: uri
             * @description The live chat's loader in the mobile app, a script over https; empty, as by default: no live chat
             * @example https://chat.lounge.example/loader.js
             */
            liveChat?: string;
            /**
             * @description Sport lobbies of a provider that insists on username and password: opened by a posted form with a password made for it. Off by default
             * @example false
             */
            sportLobbyForm?: boolean;
            /** @description Hosts of the portal that have a contact line of their own */
            sites?: components["schemas"]["AgentSiteDto"][];
            site?: components["schemas"]["SiteChangeDto"];
        };
        ChangePasswordRequestDto: {
            /**
             * Format: password
             * @example Chips-2026!
             */
            currentPassword: string;
            /**
             * Format: password
             * @example Other-Chips-7
             */
            password: string;
            /**
             * Format: password
             * @example Other-Chips-7
             */
            confirmation: string;
        };
        CheckRegisterRequestDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            prefix: string;
            /** @description After a reply of 429 with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /**
             * @example PHONE
             * @enum {string}
             */
            type: "PHONE" | "ACCOUNT";
            /** @example 0812345678 */
            value: string;
        };
        ClaimQuestDto: {
            /**
             * @description The session's own agent.
             * @example MTO
             */
            agentID: string;
            /** @example 1 */
            id: number;
            /**
             * @description The member's own username; anybody else's is 403.
             * @example MTODEMO1
             */
            username: string;
        };
        ClaimedQuestDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            transactionId: string;
            reward: components["schemas"]["QuestRewardDto"];
            /**
             * @example CREATE
             * @enum {string}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT";
        };
        CodeShownDto: {
            /**
             * @description The app's six digits, or a recovery code
             * @example 482913
             */
            code: string;
        };
        ConfirmFactorDto: {
            /**
             * @description The app's six digits, or a recovery code
             * @example 482913
             */
            code: string;
            /** @example My phone */
            name: string;
        };
        CorrectionDto: {
            /** @example textSecondaryColor */
            field: string;
            /** @example muted */
            token: string;
            /**
             * @example text
             * @enum {string}
             */
            kind: "text" | "background";
            /** @example #3a4a6a */
            configured: string;
            /** @example #7f93b9 */
            used: string;
            /** @example 1.94 */
            contrastBefore: number;
            /** @example 4.52 */
            contrastAfter: number;
            /** @example 4.5 */
            required: number;
        };
        CouponCodesDto: {
            /**
             * @example [
             *       "7K2M-93QX-4HLC-8VZD",
             *       "QX93-2M7K-LC4H-ZD8V"
             *     ]
             */
            codes: string[];
        };
        CouponConfigDto: {
            /**
             * @description For the agent's own lists: members do not see it.
             * @example Songkran
             */
            name: string;
            /**
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Baht for CREDIT, points for POINT.
             * @example 100
             */
            amount: number;
            /**
             * @description So many times the amount is to be played before money may leave.
             * @default 0
             * @example 3
             */
            turnoverMultiplier: number;
            /**
             * @description From now on, when left out.
             * @example 2026-12-01T00:00:00.000Z
             */
            validFrom?: string | null;
            /**
             * @description No end, when left out.
             * @example 2027-01-01T00:00:00+07:00
             */
            validUntil?: string | null;
            /**
             * @description How often one member may redeem it.
             * @default 1
             * @example 1
             */
            perMember: number;
            /**
             * @description How often in all; no limit, when left out.
             * @example 500
             */
            total?: number | null;
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /**
             * @description How often it was redeemed.
             * @example 12
             */
            redeemed: number;
            /**
             * @description How many codes it has.
             * @example 500
             */
            codes: number;
            /**
             * @description Since when it is redeemed no more.
             * @example null
             */
            disabledAt: string | null;
        };
        CouponRewardDto: {
            /**
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Baht for CREDIT, points for POINT.
             * @example 100
             */
            amount: number;
            /**
             * @description Baht to play before it can be withdrawn.
             * @example 300
             */
            turnover: number;
        };
        CreateAgentDto: {
            /**
             * @description The version that was read: another one in the meantime is refused with 409
             * @example 3
             */
            version?: number;
            /**
             * @description `default` wears MASTER's colours and icons
             * @enum {string}
             */
            look?: "default" | "own";
            generals?: components["schemas"]["GeneralsChangeDto"];
            /**
             * @description In any case one of all, LIVE, SPORT, SLOT, CARD, POKER, LOTTO, KENO, LOTTO_LAUNCH, TRADE, ESPORT
             * @example all
             */
            gameType?: string;
            seamlessLogin?: components["schemas"]["SeamlessLoginChangeDto"];
            images?: components["schemas"]["ImagesChangeDto"];
            sendGift?: components["schemas"]["GiftLimitsChangeDto"];
            /**
             * @example {
             *       "buttonPrimaryColor": "#FF7A1A"
             *     }
             */
            themes?: components["schemas"]["ThemeColorsChangeDto"];
            gameAgent?: components["schemas"]["GameAgentChangeDto"];
            /**
             * @description An IANA name
             * @example Asia/Bangkok
             */
            timeZone?: string;
            /**
             * @description Exact origins that may embed the site and are told the profile of the member; none by default
             * @example [
             *       "https://lounge.example"
             *     ]
             */
            embeddingOrigins?: string[];
            /**
             * Format: uri
             * @description The live chat's loader in the mobile app, a script over https; empty, as by default: no live chat
             * @example https://chat.lounge.example/loader.js
             */
            liveChat?: string;
            /**
             * @description Sport lobbies of a provider that insists on username and password: opened by a posted form with a password made for it. Off by default
             * @example false
             */
            sportLobbyForm?: boolean;
            /** @description Hosts of the portal that have a contact line of their own */
            sites?: components["schemas"]["AgentSiteDto"][];
            site?: components["schemas"]["SiteChangeDto"];
            /**
             * @description 2 to 12 capital letters or digits, at least one of them a letter
             * @example RIVER
             */
            prefix: string;
            /** @example River House */
            name: string;
        };
        CreateCouponDto: {
            /**
             * @description For the agent's own lists: members do not see it.
             * @example Songkran
             */
            name: string;
            /**
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Baht for CREDIT, points for POINT.
             * @example 100
             */
            amount: number;
            /**
             * @description So many times the amount is to be played before money may leave.
             * @default 0
             * @example 3
             */
            turnoverMultiplier: number;
            /**
             * @description From now on, when left out.
             * @example 2026-12-01T00:00:00+07:00
             */
            validFrom?: string | null;
            /**
             * @description No end, when left out.
             * @example 2027-01-01T00:00:00+07:00
             */
            validUntil?: string | null;
            /**
             * @description How often one member may redeem it.
             * @default 1
             * @example 1
             */
            perMember: number;
            /**
             * @description How often in all; no limit, when left out.
             * @example 500
             */
            total?: number | null;
        };
        CreateSeamlessDto: {
            /** @example MTO */
            agentID: string;
            /** @example MTOSOMCHAI */
            username: string;
            /** @example Somchai Jaidee */
            name: string;
            /** @example 0812345678 */
            phoneNo: string;
            /** @example 65f0c0de0000000000000101 */
            affiliateCode?: string;
            /**
             * Format: date-time
             * @example 2026-11-18T09:00:00.000Z
             */
            createdDate?: string;
            /**
             * Format: password
             * @description Taken for compatibility and not kept
             */
            password?: string;
            /** @example 1234567890 */
            account: string;
            /** @example SCB */
            bank: string;
            /**
             * @description Baht; re-read from the source agent, another figure is refused with 409
             * @example 0
             */
            transferCredit?: number;
            /**
             * @description Username at the source agent
             * @example
             */
            transferUsername?: string;
        };
        DailyQuestDto: {
            /** @example 2 */
            id: number;
            /**
             * @example TURNOVER
             * @enum {string}
             */
            kind: "TURNOVER" | "ROUNDS" | "DEPOSIT";
            /** @description Which rounds count; `null`: all. */
            scope: components["schemas"]["QuestScopeDto"] | null;
            title: components["schemas"]["QuestTextDto"];
            /**
             * @description Baht, or rounds, to reach today.
             * @example 2000
             */
            target: number;
            /**
             * @description Reached today.
             * @example 1000
             */
            progress: number;
            reward: components["schemas"]["QuestRewardDto"];
            /**
             * @example OPEN
             * @enum {string}
             */
            status: "OPEN" | "READY" | "CLAIMED";
            /** @description The payment of its reward, once it is claimed. */
            claim: components["schemas"]["QuestClaimDto"] | null;
            /**
             * Format: date-time
             * @description When the business day ends.
             * @example 2026-11-20T17:00:00.000Z
             */
            endsAt: string;
        };
        DepositOrderDto: {
            /**
             * @description The payload of a PromptPay QR.
             * @example 00020101021230570016A00000067701011201159000000000123450214DP01KAJ6J7Q2W353037645406500.375802TH5910MTO Lounge63049296
             */
            qr: string | null;
            receiver: components["schemas"]["ReceivingAccountDto"];
            /**
             * Format: date-time
             * @description Until when the amount is kept for the member.
             * @example 2026-11-21T11:12:00.000Z
             */
            expiresAt: string;
        };
        DownlineMemberDto: {
            /** @example MTO•••21 */
            username: string;
            /** @example 1 */
            level: number;
            /**
             * Format: date-time
             * @example 2026-06-18T09:00:00.000Z
             */
            joinedAt: string;
            /**
             * @description Baht that their play has brought.
             * @example 310
             */
            income: number;
        };
        ExclusionDto: {
            /**
             * @example COOL_OFF
             * @enum {string}
             */
            kind: "COOL_OFF" | "SELF_EXCLUSION";
            /**
             * Format: date-time
             * @example 2026-11-20T09:00:00.000Z
             */
            since: string;
            /**
             * @description `null`: no end.
             * @example 2026-11-27T09:00:00.000Z
             */
            until: string | null;
        };
        ExclusionRequestDto: {
            /**
             * @example COOL_OFF
             * @enum {string}
             */
            kind: "COOL_OFF" | "SELF_EXCLUSION";
            /**
             * @description COOL_OFF: 1, 7, 30 or 42. SELF_EXCLUSION: 182, 365 or `null` (no end).
             * @example 7
             */
            days: number | null;
        };
        FactorNameDto: {
            /** @example My phone */
            name: string;
        };
        FaqListDto: {
            rows: components["schemas"]["FaqTopicDto"][];
        };
        FaqQuestionDto: {
            /** @example deposit-late */
            id: string;
            question: components["schemas"]["TitleDto"];
            answer: components["schemas"]["ProseDto"];
            /**
             * @description Below `/{prefix}`.
             * @example deposit/history
             */
            path: string | null;
        };
        FaqTopicDto: {
            /** @example deposit */
            id: string;
            title: components["schemas"]["TitleDto"];
            questions: components["schemas"]["FaqQuestionDto"][];
        };
        FirstLoginDto: {
            /** @example MTO */
            agentID: string;
            /** @example MTOSOMCHAI */
            username: string;
            /** @example Somchai Jaidee */
            name: string;
            /** @example 0812345678 */
            phoneNo: string;
            /** @example 65f0c0de0000000000000101 */
            affiliateCode?: string;
            /**
             * Format: date-time
             * @example 2026-11-18T09:00:00.000Z
             */
            createdDate?: string;
            /**
             * Format: password
             * @description Taken for compatibility and not kept
             */
            password?: string;
            /** @example 1234567890 */
            accountNumber: string;
            /** @example SCB */
            bankName: string;
            /** @example  */
            parentID?: string;
        };
        ForgetPasswordRequestDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            prefix: string;
            /** @description After a reply of 429 with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
            /**
             * @description From `POST /api/provider/otp`
             * @example 482130
             */
            otp: string;
        };
        GameAgentChangeDto: {
            /**
             * @description True makes start-up fail: the agent is served by another product
             * @example false
             */
            isEnable?: boolean;
        };
        GameAgentDto: {
            /**
             * @description True makes start-up fail: the agent is served by another product
             * @example false
             */
            isEnable: boolean;
        };
        GameDto: {
            /** @example NAGX-0001 */
            id: string;
            /** @example Golden Naga */
            name: string;
            /**
             * @description Provider code.
             * @example NAGX
             */
            provider: string;
            /**
             * @example Slot
             * @enum {string}
             */
            gameType: "Casino" | "Slot" | "Keno" | "Fish" | "Card" | "Trade" | "Poker";
            /** @example slot-0001 */
            refID: string;
            /**
             * @description Portrait cover, 3:4; takes `&w=`.
             * @example /media/games/NAGX-0001/v.webp?v=1k2j3h
             */
            imgUrl: string;
            /**
             * @description Landscape cover, 16:9.
             * @example /media/games/NAGX-0001/h.webp?v=1k2j3h
             */
            imgUrlH: string;
            /**
             * @description Dominant colour of the cover.
             * @example #1B3A5C
             */
            color: string;
            /**
             * @example exclusive
             * @enum {string}
             */
            providerTier: "exclusive" | "vvip" | "vip" | "";
            /** @example false */
            isNew: boolean;
            /** @example true */
            isJackpot: boolean;
            /**
             * @description Lower is more popular.
             * @example 1
             */
            rank: number;
        };
        GameProviderDto: {
            /** @example NAGX */
            provider: string;
            /**
             * @example exclusive
             * @enum {string}
             */
            providerTier: "exclusive" | "vvip" | "vip" | "";
            /** @example Naga Forge */
            providerName: string;
            /**
             * @example SLOT
             * @enum {string}
             */
            providerType: "SLOT" | "CASINO" | "CARD" | "KENO" | "POKER" | "LOTTO" | "TRADE";
            /** @example Naga Forge */
            name: string;
            /** @example NAGX */
            product: string;
            /**
             * @example SLOT
             * @enum {string}
             */
            type: "SLOT" | "LIVE" | "KENO" | "CARD" | "POKER" | "LOTTO" | "TRADE";
            /**
             * @description Slot 1–29, live 30–42, keno 43, card 44, 51, 53, poker 45, lotto 56, trade 57.
             * @example 1
             */
            order: number;
            /**
             * @description Wordmark, same origin.
             * @example /media/providers/NAGX.svg?v=1
             */
            url: string;
            /** @example 58 */
            gameCount: number;
            /**
             * @description The operation that opens a lobby of its own; `null`: it has none.
             * @example null
             * @enum {string|null}
             */
            launch: "launch-portal" | null;
        };
        GamesStatusDto: {
            /** @example NAGX */
            provider: string;
            /** @example true */
            isOpen: boolean;
            /**
             * @description ISO 8601, when a maintenance is announced.
             * @example null
             */
            until: string | null;
        };
        GeneralsChangeDto: {
            /**
             * @description A share of one: 0.1 is shown as 10
             * @example 0.1
             */
            cashbackPercentage?: number;
            /** @example Play where the lights are. */
            intro?: string;
            /**
             * @description LINE id of the contact link, or an https address
             * @example @mtolounge
             */
            lineID?: string;
        };
        GeneralsDto: {
            /**
             * @description A share of one: 0.1 is shown as 10
             * @example 0.1
             */
            cashbackPercentage: number;
            /** @example Play where the lights are. */
            intro: string;
            /**
             * @description LINE id of the contact link, or an https address
             * @example @mtolounge
             */
            lineID: string;
        };
        GiftAllowanceDto: {
            /**
             * @description The least of one gift, in chips.
             * @example 100
             */
            minimum: number;
            /**
             * @description Gifts on one business day of the agent.
             * @example 5
             */
            giftsPerDay: number;
            /**
             * @description Gifts that may still be sent today.
             * @example 4
             */
            giftsLeft: number;
            /**
             * @description Chips that they may hold together.
             * @example 9500
             */
            chipsLeft: number;
        };
        GiftLimitsChangeDto: {
            /**
             * @description Gifts a business day
             * @example 5
             */
            countWithdrawLimit?: number;
            /**
             * @description Least chips of one gift
             * @example 100
             */
            minWithdrawReq?: number;
            /**
             * @description Chips a business day
             * @example 20000
             */
            totalWithdrawLimit?: number;
        };
        GiftLimitsDto: {
            /**
             * @description Gifts a business day
             * @example 5
             */
            countWithdrawLimit: number;
            /**
             * @description Least chips of one gift
             * @example 100
             */
            minWithdrawReq: number;
            /**
             * @description Chips a business day
             * @example 20000
             */
            totalWithdrawLimit: number;
        };
        IconsChangeDto: {
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-account.svg?v=1
             */
            accountIcon?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-contact.svg?v=1
             */
            contactIcon?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-deposit-withdraw.svg?v=1
             */
            depositWithdrawIcon?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-game.svg?v=1
             */
            gameIcon?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-main.svg?v=1
             */
            mainIcon?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-chips.svg?v=1
             */
            chipsIcon?: string;
        };
        IconsDto: {
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-account.svg?v=1
             */
            accountIcon: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-contact.svg?v=1
             */
            contactIcon: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-deposit-withdraw.svg?v=1
             */
            depositWithdrawIcon: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-game.svg?v=1
             */
            gameIcon: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-main.svg?v=1
             */
            mainIcon: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/icon-chips.svg?v=1
             */
            chipsIcon: string;
        };
        ImagesChangeDto: {
            logo?: components["schemas"]["LogoChangeDto"];
            icons?: components["schemas"]["IconsChangeDto"];
        };
        IncomeConditionDto: {
            /**
             * @description May be moved now.
             * @example true
             */
            flag: boolean;
            /**
             * @description Baht.
             * @example 20
             */
            minWithdraw: number;
            /**
             * @description The same in satang.
             * @example 2000
             */
            minWithdrawSatang: number;
            /**
             * @description Income gathered, baht.
             * @example 240.5
             */
            totalWallet: number;
            /**
             * @description The same in satang.
             * @example 24050
             */
            totalWalletSatang: number;
            /**
             * @description The credit, baht.
             * @example 12345.67
             */
            walletMain: number;
            /**
             * @description The same in satang.
             * @example 1234567
             */
            walletMainSatang: number;
        };
        IncomeDayDto: {
            /** @example 2026-11-21 */
            date: string;
            /**
             * @description Baht: earned, less what was taken back.
             * @example 126.4
             */
            income: number;
            /**
             * @description Baht that void bets took back; 0: nothing.
             * @example -3.2
             */
            takenBack: number;
            /** @example 14 */
            bets: number;
            /**
             * @description Members whose bets they were.
             * @example 3
             */
            members: number;
        };
        IncomeEntryDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            betId: string;
            /**
             * @example earned
             * @enum {string}
             */
            kind: "earned" | "takenBack";
            /** @example MTO•••21 */
            from: string;
            /** @example 1 */
            level: number;
            /**
             * @description Baht; negative for what was taken back.
             * @example 1.6
             */
            amount: number;
            /**
             * Format: date-time
             * @description When the bet was settled.
             * @example 2026-11-21T11:02:01.000Z
             */
            at: string;
        };
        IncomeWithdrawalDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /**
             * @description Baht.
             * @example 2240.5
             */
            amount: number;
            /**
             * @example SUCCESS
             * @enum {string}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT";
            /** @description `null` unless it was refused. */
            rejectReason: components["schemas"]["BothLanguagesDto"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:01.000Z
             */
            createdAt: string;
        };
        LadderDto: {
            rows: components["schemas"]["TierStepDto"][];
        };
        LaunchGameResultDto: {
            /**
             * Format: uri
             * @description Where the game opens.
             * @example https://play.example/session/4f1d
             */
            uri: string;
        };
        LaunchLottoDto: {
            /** @example LOTTO */
            type: string;
        };
        LaunchPortalDto: {
            /**
             * @description Provider code; its entry names `launch-portal`.
             * @example VELV
             */
            provider: string;
        };
        LaunchRewardDto: {
            /**
             * @description Opened in the mobile app; without it: in a browser.
             * @example false
             */
            isMobileApp?: boolean;
        };
        LaunchSportLobbyDto: {
            /**
             * @example SPORT
             * @enum {string}
             */
            lobby: "SPORT" | "SBO_SPORT" | "SABA_SPORT";
        };
        LeaderboardRowDto: {
            /**
             * @description Equal scores share it.
             * @example 1
             */
            rank: number;
            /**
             * @description Masked, except in the asking member's own row.
             * @example MTO•••21
             */
            username: string;
            /**
             * @description Baht, rounds, or the multiplier.
             * @example 48250.5
             */
            score: number;
            /**
             * @description Baht or points; 0 below the prizes.
             * @example 5000
             */
            reward: number;
        };
        LevelCountDto: {
            /** @example 1 */
            level: number;
            /** @example 5 */
            members: number;
        };
        LimitRequestDto: {
            /**
             * @example DEPOSIT
             * @enum {string}
             */
            kind: "DEPOSIT" | "LOSS";
            /**
             * @example DAY
             * @enum {string}
             */
            period: "DAY" | "WEEK" | "MONTH";
            /** @example 300000 */
            limitSatang: number | null;
        };
        ListedMemberDto: {
            /** @example MTODEMO3 */
            username: string;
            /** @example MTO */
            prefix: string;
            /**
             * @description For a member: how the first name begins, `null` where it is not known. An agent key gets none.
             * @example So•••
             */
            name?: string | null;
        };
        LoginRequestDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            prefix: string;
            /**
             * @description In either case; it starts with the prefix
             * @example MTODEMO1
             */
            username: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
            /**
             * @description After a reply of code 4403: the app's six digits, or a recovery code
             * @example 482913
             */
            code?: string;
            /** @description In the place of the code, where the reply of code 4403 had `challenge.passkey`: the answer to it */
            passkey?: components["schemas"]["PasskeyAnswerDto"];
            /** @description After a reply of 429 with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
        };
        LoginResultDto: {
            /** @example MTODEMO1 */
            username: string;
            /** @example MTO */
            prefix: string;
            /**
             * Format: date-time
             * @description When the session ends if nothing more is heard of it
             * @example 2026-12-02T09:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description TEMPORARY: generated, every other call answers code 4402 until it is changed. PARTIAL: the game platform has not taken the new one yet, the next login repairs it
             * @example CURRENT
             * @enum {string}
             */
            passwordState: "CURRENT" | "TEMPORARY" | "PARTIAL";
        };
        LogoChangeDto: {
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/login.svg?v=1
             */
            loginImage?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/logo.svg?v=1
             */
            mainImage?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/loading.svg?v=1
             */
            loadingImage?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/favicon.svg?v=1
             */
            favicon?: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/share.png?v=1
             */
            shareImage?: string;
        };
        LogoDto: {
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/login.svg?v=1
             */
            loginImage: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/logo.svg?v=1
             */
            mainImage: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/loading.svg?v=1
             */
            loadingImage: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/favicon.svg?v=1
             */
            favicon: string;
            /**
             * @description Address of a picture: a path under /media/
             * @example /media/agents/MTO/share.png?v=1
             */
            shareImage: string;
        };
        MakeCouponCodesDto: {
            /**
             * @description At most 1000 at once.
             * @example 2
             */
            count: number;
        };
        MemberDto: {
            /**
             * @description Also the affiliate code
             * @example 65f0c0de0000000000000101
             */
            _id: string;
            /** @example MTODEMO1 */
            username: string;
            /** @example MTO */
            prefix: string;
            /**
             * @description Baht, the provider's figure
             * @example 12345.67
             */
            credit: number;
            /**
             * Format: date-time
             * @example 2026-11-18T09:00:00.000Z
             */
            creditAsOf: string;
            /** @example 250 */
            point: number;
            /** @example Somchai Jaidee */
            name: string;
            /** @example Somchai */
            firstName: string;
            /** @example Jaidee */
            lastName: string;
            /** @example 0812345678 */
            tel: string;
            /** @example SCB */
            bankName: string;
            /**
             * @description Masked but for the last four digits
             * @example ••••••7890
             */
            accountNumber: string;
            /**
             * @example NO_BONUS
             * @enum {string}
             */
            bonus: "BONUS" | "NO_BONUS";
            tier: components["schemas"]["MemberTierDto"];
            /**
             * Format: date-time
             * @example 2025-11-18T09:00:00.000Z
             */
            createDate: string;
        };
        MemberRecordDto: {
            /** @example MTODEMO1 */
            username: string;
            /** @example MTO */
            prefix: string;
            tier: components["schemas"]["MemberTierDto"] | null;
            /** @example 2025-11-18T09:00:00.000Z */
            createDate: string | null;
            /**
             * Format: date-time
             * @example 2026-11-18T09:00:00.000Z
             */
            lastActiveAt: string;
        };
        MemberReferenceDto: {
            /** @example MTO */
            agentID: string;
            /** @example MTODEMO1 */
            username: string;
        };
        MemberTierDto: {
            /** @example 2 */
            tierLevel: number;
            /** @example Silver */
            tierName: string;
            /** @example /media/tiers/2.svg?v=1 */
            logoUrl: string;
            /** @example #2F3A4D */
            descriptionBackgroundColor: string;
            /** @example #4C5B75 */
            backgroundDarkColor: string;
            /** @example #C3D0E4 */
            backgroundBrightColor: string;
            /**
             * @description Baht
             * @example 12000
             */
            depositAmount: number;
            /**
             * @description Baht
             * @example 54321.5
             */
            turnoverAmount: number;
            access: components["schemas"]["TierAccessDto"];
        };
        MoneyLimitDto: {
            /**
             * @example DEPOSIT
             * @enum {string}
             */
            kind: "DEPOSIT" | "LOSS";
            /**
             * @description Of the agent’s zone; a week begins on Monday.
             * @example DAY
             * @enum {string}
             */
            period: "DAY" | "WEEK" | "MONTH";
            /**
             * @description `null`: no limit.
             * @example 300000
             */
            limitSatang: number | null;
            /**
             * @description `null`: no limit, or nobody can tell now.
             * @example 120000
             */
            usedSatang: number | null;
            /**
             * @description What came in the period as gifts and coupons: shown beside a deposit limit, not counted. `null`: a loss limit, or nobody can tell now.
             * @example 50000
             */
            besideSatang: number | null;
            /**
             * Format: date-time
             * @description When the period ends.
             * @example 2026-11-21T17:00:00.000Z
             */
            until: string;
            /** @description An increase that waits 24 hours. */
            pending: components["schemas"]["PendingLimitDto"] | null;
        };
        MonthIncomeDto: {
            /** @example 2026-11 */
            month: string;
            /**
             * @description Baht.
             * @example 640.25
             */
            income: number;
        };
        MoveDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /**
             * @example WITHDRAWAL
             * @enum {string}
             */
            kind: "WITHDRAWAL" | "INCOME" | "CASHBACK";
            /**
             * @description UNKNOWN: sent, no usable answer. Ask for it by its id; never send it again.
             * @example SETTLED
             * @enum {string}
             */
            state: "SENT" | "UNKNOWN" | "SETTLED" | "REFUSED";
            /**
             * @description Baht.
             * @example 1200.5
             */
            amount: number | null;
            /**
             * @description The same in satang.
             * @example 120050
             */
            amountSatang: number | null;
            /**
             * @description The provider's own.
             * @example WD-4A61F09C2B7D
             */
            reference: string | null;
            /**
             * @description What the state means, in the caller's language.
             * @example Done
             */
            note: string;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            /** @example 2026-11-21T11:02:01.000Z */
            settledAt: string | null;
        };
        NewPasskeyDto: {
            /** @example hZsQ0yN2fM4kqv3m8Jw1Tg */
            id: string;
            /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0Iiwi */
            clientDataJSON: string;
            /** @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi */
            attestationObject: string;
            /**
             * @description How the browser reaches it, as it says itself
             * @example [
             *       "internal"
             *     ]
             */
            transports: string[];
            /**
             * @description Empty: it is named after the browser
             * @example My phone
             */
            name: string;
        };
        OneGameDto: {
            /**
             * @description As `listGames` tells it.
             * @example NAGX-0001
             */
            gameID: string;
            /**
             * @description Provider code.
             * @example NAGX
             */
            provider: string;
            /**
             * @example Slot
             * @enum {string}
             */
            gameType: "Casino" | "Slot" | "Keno" | "Fish" | "Card" | "Trade" | "Poker";
        };
        OneLobbyDto: {
            /**
             * @example SPORT
             * @enum {string}
             */
            lobby: "SPORT" | "SBO_SPORT" | "SABA_SPORT" | "LOTTO" | "LOTTO_LAUNCH" | "POKER";
        };
        OpenDepositDto: {
            /**
             * @description Baht, at most two decimals.
             * @example 500
             */
            value: number;
        };
        OpenDepositResultDto: {
            /**
             * @description UNKNOWN: the provider's answer did not come; the move tells later what became of it.
             * @example SETTLED
             * @enum {string}
             */
            state: "SENT" | "UNKNOWN" | "SETTLED" | "REFUSED";
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11 */
            moveId: string;
            /** @description `null` unless it is settled. */
            deposit: components["schemas"]["OpenedDepositDto"] | null;
        };
        OpenWithdrawalDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            reference: string;
            /**
             * @description Satang.
             * @example 120050
             */
            amountSatang: number;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
        };
        OpenedDepositDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /**
             * @description What the member asked for, satang.
             * @example 50000
             */
            valueSatang: number;
            /**
             * @description What is to be transferred, to the satang.
             * @example 50037
             */
            amountSatang: number;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            order: components["schemas"]["DepositOrderDto"];
        };
        OtpRequestDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            prefix: string;
            /** @description After a reply of 429 with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
        };
        OtpSentDto: {
            /**
             * Format: date-time
             * @description Not before then is another one sent
             * @example 2026-11-21T09:01:00.000Z
             */
            resendAt: string;
        };
        OwnRegistrationDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            agentID: string;
            /**
             * @description It starts with the prefix
             * @example MTONEW01
             */
            loginUsername: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            loginPassword: string;
            /** @example Thanakorn */
            firstName: string;
            /** @example Thongsukdee */
            lastName: string;
            /** @example 1234567890 */
            bankAccountNo: string;
            /**
             * @description The bank's code
             * @example KBANK
             */
            bankAbbrev: string;
            /** @example 0812345678 */
            phone: string;
            /**
             * @description Ours. Where the site has SMS OTP on: from `sendOtp`
             * @example 482130
             */
            otp?: string;
            /**
             * @description Ours. Where the site has SMS OTP off: from `getCaptcha`
             * @example c1-8f20
             */
            captchaId?: string;
            /**
             * @description Ours. What the picture says
             * @example 48213
             */
            captcha?: string;
            /**
             * @description Ours. Of age by the site’s minimum
             * @example 1995-04-13
             */
            birthday?: string;
            /**
             * @description Ours. The terms are accepted; it is kept when
             * @example true
             */
            consent?: boolean;
        };
        OwnRowDto: {
            /**
             * @description Equal scores share it.
             * @example 1
             */
            rank: number;
            /**
             * @description Masked, except in the asking member's own row.
             * @example MTO•••21
             */
            username: string;
            /**
             * @description Baht, rounds, or the multiplier.
             * @example 48250.5
             */
            score: number;
            /**
             * @description Baht or points; 0 below the prizes.
             * @example 5000
             */
            reward: number;
            /**
             * @description What the next better place is ahead.
             * @example 320.5
             */
            gap: number | null;
        };
        PasskeyAlgorithmDto: {
            /** @enum {string} */
            type: "public-key";
            /** @example -7 */
            alg: number;
        };
        PasskeyAnswerDto: {
            /**
             * @description base64url, as everything here
             * @example hZsQ0yN2fM4kqv3m8Jw1Tg
             */
            id: string;
            /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0Iiwi */
            clientDataJSON: string;
            /** @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ */
            authenticatorData: string;
            /** @example MEUCIQDzJ3tqW4_krrmihjLHmVzzuoMdl2MF */
            signature: string;
        };
        PasskeyEnrolmentDto: {
            /** @example x1cN… */
            challenge: string;
            rp: components["schemas"]["PasskeyHostDto"];
            user: components["schemas"]["PasskeyOwnerDto"];
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithmDto"][];
            excludeCredentials: components["schemas"]["PasskeyNameDto"][];
            authenticatorSelection: components["schemas"]["PasskeySelectionDto"];
            /** @enum {string} */
            attestation: "none";
            /**
             * @description Milliseconds
             * @example 300000
             */
            timeout: number;
        };
        PasskeyHostDto: {
            /** @example play.example */
            id: string;
            /** @example MTO */
            name: string;
        };
        PasskeyNameDto: {
            /** @enum {string} */
            type: "public-key";
            /** @example hZsQ0yN2fM4kqv3m8Jw1Tg */
            id: string;
            /**
             * @example [
             *       "internal"
             *     ]
             */
            transports: string[];
        };
        PasskeyOwnerDto: {
            /** @example q83v… */
            id: string;
            /** @example MTODEMO1 */
            name: string;
            /** @example MTODEMO1 */
            displayName: string;
        };
        PasskeySelectionDto: {
            /** @enum {string} */
            residentKey: "preferred";
            /** @enum {string} */
            userVerification: "required";
        };
        PasskeyShownDto: {
            /** @description The answer to `challenge.passkey` */
            passkey: components["schemas"]["PasskeyAnswerDto"];
        };
        PasswordStateDto: {
            /**
             * @example CURRENT
             * @enum {string}
             */
            passwordState: "CURRENT" | "TEMPORARY" | "PARTIAL";
        };
        PasswordSyncDto: {
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
        };
        PaymentEntryDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /**
             * @example GIFT
             * @enum {string}
             */
            kind: "GIFT" | "COUPON" | "QUEST" | "TOURNAMENT" | "AFFILIATE" | "PURCHASE" | "DEPOSIT" | "WITHDRAW";
            /**
             * @example CREDIT
             * @enum {string}
             */
            unit: "CREDIT" | "POINT";
            /**
             * @description Baht for CREDIT, points for POINT; what goes out is negative.
             * @example -500
             */
            amount: number;
            /**
             * @example SUCCESS
             * @enum {string|null}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT" | null;
            /**
             * @description Who received a gift; who sent one is masked. `null` for anything else.
             * @example MTODEMO3
             */
            counterparty: string | null;
            /**
             * @description Why it was refused.
             * @example null
             */
            rejectReason: components["schemas"]["BothLanguagesDto"] | null;
            /**
             * @description The payment that this one takes back.
             * @example null
             */
            reverses: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            timeline: components["schemas"]["TimelineEntryDto"][];
        };
        PendingLimitDto: {
            /**
             * @description `null`: no limit.
             * @example 500000
             */
            limitSatang: number | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:00:00.000Z
             */
            from: string;
        };
        PendingReminderDto: {
            /** @example 120 */
            minutes: number | null;
            /**
             * Format: date-time
             * @example 2026-11-21T09:00:00.000Z
             */
            from: string;
        };
        PictureDto: {
            /** @example /assets/help/deposit-1.th.webp */
            th: string;
            /** @example /assets/help/deposit-1.en.webp */
            en: string;
        };
        PriceRowDto: {
            /** @example chips-1000 */
            sku: string;
            /**
             * @description Whole chips, without what is added.
             * @example 1000
             */
            chips: number;
            /**
             * @description Baht.
             * @example 1000
             */
            price: number;
            /**
             * @example THB
             * @enum {string}
             */
            currency: "THB";
            /**
             * @description So many of a hundred chips are added.
             * @example 10
             */
            bonusPercentage: number;
        };
        PriceTableDto: {
            rows: components["schemas"]["PriceRowDto"][];
        };
        Problem: {
            code: number;
            message: string;
            data: null;
            errors?: {
                field: string;
                message: string;
            }[];
            challenge?: {
                token: string;
                salt: string;
                bits: number;
                /** Format: date-time */
                expiresAt: string;
            } | {
                passkey: {
                    challenge: string;
                    rpId: string;
                    allowCredentials: {
                        /** @enum {string} */
                        type: "public-key";
                        id: string;
                        transports: string[];
                    }[];
                    /** @enum {string} */
                    userVerification: "required";
                    timeout: number;
                } | null;
                otherHosts: string[];
            };
            requestId: string;
        };
        ProfileAndCreditDto: {
            /** @example MTODEMO1 */
            username: string;
            /**
             * @description Baht, the provider's figure.
             * @example 12345.67
             */
            balance: number;
            /**
             * @description The same in satang.
             * @example 1234567
             */
            balanceSatang: number;
            /** @example 250 */
            point: number;
            /**
             * Format: date-time
             * @description When the provider gave it.
             * @example 2026-11-18T09:00:00.000Z
             */
            asOf: string;
        };
        ProfileAndCreditRequestDto: {
            /** @example MTODEMO1 */
            username: string;
        };
        PromotionDetailDto: {
            /** @example mto-daily */
            id: string;
            /** @example เครื่องดื่มต้อนรับ ฝากแรกของวันเพิ่ม 10% */
            title: string;
            /** @example ฝากตั้งแต่ 100 บาท รับเพิ่ม 10% สูงสุด 500 บาท */
            summary: string;
            /**
             * @description Taken by a deposit; the others are told only.
             * @example true
             */
            isDeposit: boolean;
            /**
             * Format: date-time
             * @example 2026-10-31T17:00:00.000Z
             */
            startsAt: string;
            /** @example 2026-11-30T17:00:00.000Z */
            endsAt: string | null;
            /**
             * @description Same origin, without lettering.
             * @example /media/banners/bonus-chest.avif?v=1
             */
            imgUrl: string;
            /** @example false */
            isOver: boolean;
            /** @example ก่อนถอนต้องเล่นให้ครบ 3 เท่าของยอดฝากรวมโบนัส */
            text: string;
            /** @example 10000 */
            minDepositSatang: number;
            /**
             * @description Of the deposit, per cent.
             * @example 10
             */
            bonusPercentage: number;
            /** @example 50000 */
            maxBonusSatang: number;
            /**
             * @description How often deposit and bonus are to be played before a withdrawal.
             * @example 3
             */
            turnoverMultiplier: number;
        };
        PromotionDto: {
            /** @example mto-daily */
            id: string;
            /** @example เครื่องดื่มต้อนรับ ฝากแรกของวันเพิ่ม 10% */
            title: string;
            /** @example ฝากตั้งแต่ 100 บาท รับเพิ่ม 10% สูงสุด 500 บาท */
            summary: string;
            /**
             * @description Taken by a deposit; the others are told only.
             * @example true
             */
            isDeposit: boolean;
            /**
             * Format: date-time
             * @example 2026-10-31T17:00:00.000Z
             */
            startsAt: string;
            /** @example 2026-11-30T17:00:00.000Z */
            endsAt: string | null;
            /**
             * @description Same origin, without lettering.
             * @example /media/banners/bonus-chest.avif?v=1
             */
            imgUrl: string;
        };
        PromotionTextDto: {
            /**
             * @description The platform's id of the promotion.
             * @example mto-daily
             */
            id: string;
            title: components["schemas"]["TitleDto"];
            summary: components["schemas"]["TitleDto"];
            text: components["schemas"]["ProseDto"];
        };
        PromotionTextListDto: {
            rows: components["schemas"]["PromotionTextDto"][];
        };
        ProofAnswerDto: {
            /** @description The challenge's token */
            token: string;
            /**
             * @description SHA-256 of `<salt>.<answer>` begins with the zero bits asked for
             * @example 48213
             */
            answer: string;
        };
        ProseDto: {
            /** @example เงินเข้าภายใน 1 นาทีหลังโอน */
            th: string;
            /** @example Credit arrives within a minute of your transfer */
            en: string;
        };
        ProtectionSettingsDto: {
            /**
             * @description Minutes between reminders; `null`: none.
             * @example 60
             */
            reminderMinutes: number | null;
            /** @description A weaker reminder that waits 24 hours. */
            pendingReminder: components["schemas"]["PendingReminderDto"] | null;
            exclusion: components["schemas"]["ExclusionDto"] | null;
        };
        ProviderProblem: {
            code: number;
            message: string;
            result: null;
            errors?: {
                field: string;
                message: string;
            }[];
            challenge?: {
                token: string;
                salt: string;
                bits: number;
                /** Format: date-time */
                expiresAt: string;
            } | {
                passkey: {
                    challenge: string;
                    rpId: string;
                    allowCredentials: {
                        /** @enum {string} */
                        type: "public-key";
                        id: string;
                        transports: string[];
                    }[];
                    /** @enum {string} */
                    userVerification: "required";
                    timeout: number;
                } | null;
                otherHosts: string[];
            };
            requestId: string;
        };
        PurchaseDto: {
            /** @example chips-1000 */
            sku: string;
        };
        PurchaseResultDto: {
            /**
             * @description UNKNOWN: the provider's answer did not come; the move tells later what became of it.
             * @example SETTLED
             * @enum {string}
             */
            state: "SENT" | "UNKNOWN" | "SETTLED" | "REFUSED";
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11 */
            moveId: string;
            /** @description `null` unless it is settled. */
            deposit: components["schemas"]["OpenedDepositDto"] | null;
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12 */
            purchaseId: string;
            /**
             * @description With what is added.
             * @example 1100
             */
            chips: number;
        };
        QuestClaimDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            transactionId: string;
            /**
             * @example SUCCESS
             * @enum {string}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT";
        };
        QuestConfigDto: {
            /**
             * @description Kept for as long as it is the same quest.
             * @example 2
             */
            id: number;
            /**
             * @example TURNOVER
             * @enum {string}
             */
            kind: "TURNOVER" | "ROUNDS" | "DEPOSIT";
            /** @description Which rounds count; `null`: all. */
            scope: components["schemas"]["QuestGamesDto"] | null;
            title: components["schemas"]["QuestWordsDto"];
            /**
             * @description Baht, or rounds, to reach in a business day.
             * @example 2000
             */
            target: number;
            reward: components["schemas"]["QuestPrizeDto"];
        };
        QuestConfigListDto: {
            rows: components["schemas"]["QuestConfigDto"][];
        };
        QuestGamesDto: {
            /**
             * @example CATEGORY
             * @enum {string}
             */
            kind: "GAME" | "PROVIDER" | "CATEGORY";
            /**
             * @description A game's id, a provider's code, or a category's name.
             * @example Slot
             */
            value: string;
        };
        QuestPrizeDto: {
            /**
             * @example POINT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Baht for CREDIT, points for POINT.
             * @example 80
             */
            amount: number;
        };
        QuestRewardDto: {
            /**
             * @example POINT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Baht for CREDIT, points for POINT.
             * @example 80
             */
            amount: number;
        };
        QuestScopeDto: {
            /**
             * @example CATEGORY
             * @enum {string}
             */
            kind: "GAME" | "PROVIDER" | "CATEGORY";
            /**
             * @description A game's id, a provider's code, or a category's name.
             * @example Slot
             */
            value: string;
        };
        QuestTextDto: {
            /** @example เล่นครบ 2,000 บาท */
            th: string;
            /** @example Play 2,000 baht */
            en: string;
        };
        QuestWordsDto: {
            /** @example เล่นครบ 2,000 บาท */
            th: string;
            /** @example Play 2,000 baht */
            en: string;
        };
        RankingDto: {
            /**
             * @example WEEK
             * @enum {string}
             */
            period: "DAY" | "WEEK" | "MONTH";
            /**
             * @example TURNOVER
             * @enum {string}
             */
            calculationType: "TURNOVER" | "HIGHEST_WIN" | "NET_WIN" | "ROUNDS" | "MULTIPLIER";
            /**
             * Format: date-time
             * @example 2026-11-15T17:00:00.000Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @example 2026-11-22T17:00:00.000Z
             */
            endDate: string;
            /**
             * @description Members with a score.
             * @example 42
             */
            members: number;
            /** @description The first ten. */
            leaderboards: components["schemas"]["LeaderboardRowDto"][];
            /** @description The asking member, wherever on the board. */
            own: components["schemas"]["OwnRowDto"] | null;
        };
        ReceivingAccountDto: {
            /** @example KBANK */
            bankCode: string;
            /** @example MTO Lounge Co., Ltd. */
            accountName: string;
            /** @example 0001234567 */
            accountNumber: string;
        };
        ReceivingBankAccountDto: {
            /** @example KBANK */
            bankCode: string;
            /** @example MTO Lounge Co., Ltd. */
            accountName: string;
            /** @example 0001234567 */
            accountNumber: string;
            /**
             * @description Satang.
             * @example 2000
             */
            minSatang: number | null;
            /**
             * @description Satang.
             * @example 20000000
             */
            maxSatang: number | null;
        };
        ReceivingWalletDto: {
            /** @example MTO Lounge */
            accountName: string;
            /** @example 0900000123 */
            phoneNumber: string;
            /**
             * @description Satang.
             * @example 2000
             */
            minSatang: number | null;
            /**
             * @description Satang.
             * @example 20000000
             */
            maxSatang: number | null;
        };
        RecoveryCodesDto: {
            /**
             * @description Shown this once; empty when there were some already
             * @example [
             *       "7K3M-9QXW-2HPR-84TZ-N5DC-VB6G"
             *     ]
             */
            recoveryCodes: string[];
        };
        RedeemCouponDto: {
            /** @example WELCOME-7K2M-93QX */
            couponCode: string;
        };
        RedemptionDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            transactionId: string;
            reward: components["schemas"]["CouponRewardDto"];
            /**
             * @example CREATE
             * @enum {string}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT";
        };
        RedirectLoginDto: {
            /** @example MTODEMO1 */
            username: string;
        };
        RedirectLoginResultDto: {
            /**
             * Format: uri
             * @description Good once, for 60 seconds.
             * @example https://play.example/site?ticket=77b0
             */
            url: string;
        };
        RegisterByOtpRequestDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            prefix: string;
            /** @description After a reply of 429 with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
            /**
             * @description The bank's code
             * @example KBANK
             */
            bankName: string;
            /** @example 1234567890 */
            accountNumber: string;
            /** @example Thanakorn */
            firstName: string;
            /** @example Thongsukdee */
            lastName: string;
            /**
             * @description Of age by the site’s minimum
             * @example 1995-04-13
             */
            birthday: string;
            /**
             * @description It starts with the prefix
             * @example MTONEW01
             */
            username: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
            /**
             * @description The terms are accepted; it is kept when
             * @example true
             */
            consent: boolean;
            /** @example new@member.example */
            email?: string;
            /** @example thanakorn */
            line?: string;
            /**
             * @example male
             * @enum {string}
             */
            gender?: "male" | "female" | "other";
            /**
             * @example friend
             * @enum {string}
             */
            recommend?: "friend" | "search" | "social" | "advertisement" | "other";
            /**
             * @description With `recommend` other
             * @example A poster
             */
            recommendOther?: string;
            /**
             * @description The referral code of whoever invited
             * @example 65f0c0de0000000000000101
             */
            reference?: string;
            /** @example 482130 */
            otp: string;
        };
        RegisterRequestDto: {
            /**
             * @description The agent's prefix, in either case
             * @example MTO
             */
            prefix: string;
            /** @description After a reply of 429 with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
            /**
             * @description The bank's code
             * @example KBANK
             */
            bankName: string;
            /** @example 1234567890 */
            accountNumber: string;
            /** @example Thanakorn */
            firstName: string;
            /** @example Thongsukdee */
            lastName: string;
            /**
             * @description Of age by the site’s minimum
             * @example 1995-04-13
             */
            birthday: string;
            /**
             * @description It starts with the prefix
             * @example MTONEW01
             */
            username: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
            /**
             * @description The terms are accepted; it is kept when
             * @example true
             */
            consent: boolean;
            /** @example new@member.example */
            email?: string;
            /** @example thanakorn */
            line?: string;
            /**
             * @example male
             * @enum {string}
             */
            gender?: "male" | "female" | "other";
            /**
             * @example friend
             * @enum {string}
             */
            recommend?: "friend" | "search" | "social" | "advertisement" | "other";
            /**
             * @description With `recommend` other
             * @example A poster
             */
            recommendOther?: string;
            /**
             * @description The referral code of whoever invited
             * @example 65f0c0de0000000000000101
             */
            reference?: string;
            /** @example c1-8f20 */
            captchaId: string;
            /** @example 48213 */
            captcha: string;
        };
        RegisteredDto: {
            /** @example MTONEW01 */
            username: string;
            /** @example MTO */
            prefix: string;
        };
        RemainingIncomeDto: {
            /**
             * @description Baht.
             * @example 2240.5
             */
            remainingIncome: number;
        };
        ReminderRequestDto: {
            /**
             * @example 30
             * @enum {number|null}
             */
            minutes: 15 | 30 | 60 | 120 | null;
        };
        ReportSummaryDto: {
            /** @example 2026 */
            year: number;
            /** @example 25 */
            count: number;
            /** @example 845000 */
            totalSatang: number;
            /**
             * @description January to December.
             * @example [
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       70000,
             *       145000,
             *       0
             *     ]
             */
            monthsSatang: number[];
        };
        ReportedDepositDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /** @example 50037 */
            amountSatang: number;
            /**
             * @description `null`: one that is shown as nothing.
             * @example SUCCESS
             * @enum {string|null}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT" | null;
            /**
             * @description A bank's code, or `TMN` of the True Money wallet.
             * @example KBANK
             */
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            /**
             * @description When it was completed or rejected.
             * @example 2026-11-21T11:03:10.000Z
             */
            settledAt: string | null;
            /** @example null */
            rejectReason: string | null;
            /**
             * @example DEPOSIT_POINT
             * @enum {string|null}
             */
            channel: "BANK" | "DEPOSIT_POINT" | "TRUE_MONEY" | null;
            /**
             * @description What the member asked for, of a deposit with an exact amount.
             * @example 50000
             */
            valueSatang: number | null;
            /**
             * @description What was to be transferred, when another amount came.
             * @example null
             */
            expectedSatang: number | null;
            /**
             * @description What is still to be transferred, and where to.
             * @example null
             */
            order: components["schemas"]["DepositOrderDto"] | null;
        };
        ReportedPaymentDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /** @example 50037 */
            amountSatang: number;
            /**
             * @description `null`: one that is shown as nothing.
             * @example SUCCESS
             * @enum {string|null}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT" | null;
            /**
             * @description A bank's code, or `TMN` of the True Money wallet.
             * @example KBANK
             */
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            /**
             * @description When it was completed or rejected.
             * @example 2026-11-21T11:03:10.000Z
             */
            settledAt: string | null;
            /** @example null */
            rejectReason: string | null;
        };
        SaveFavoriteGamesDto: {
            /**
             * @description The agent's prefix.
             * @example MTO
             */
            agentID: string;
            /** @example MTODEMO1 */
            username: string;
            /**
             * @description Game ids, in the order they are shown.
             * @example [
             *       "NAGX-0001"
             *     ]
             */
            games: string[];
        };
        SeamlessLoginChangeDto: {
            /**
             * @description A member without a seamless record gets one at the first login
             * @example true
             */
            isFirstLogin?: boolean;
            /**
             * @description Members may bring their credit from `fromAgents`
             * @example false
             */
            isTransferMember?: boolean;
            /** @example true */
            isSeamlessLogin?: boolean;
            /**
             * @description Only white-listed members may log in or stay logged in
             * @example false
             */
            isUnderMaintenance?: boolean;
            /**
             * @description Prefixes whose members may come with their credit, when those agents name this one in `toAgents`
             * @example []
             */
            fromAgents?: string[];
            /**
             * @description Prefixes that members may go to with their credit: the consent to their `fromAgents`
             * @example []
             */
            toAgents?: string[];
            /**
             * @description Usernames that maintenance does not keep out
             * @example []
             */
            whiteListMembers?: string[];
        };
        SeamlessLoginDto: {
            /**
             * @description A member without a seamless record gets one at the first login
             * @example true
             */
            isFirstLogin: boolean;
            /**
             * @description Members may bring their credit from `fromAgents`
             * @example false
             */
            isTransferMember: boolean;
            /** @example true */
            isSeamlessLogin: boolean;
            /**
             * @description Only white-listed members may log in or stay logged in
             * @example false
             */
            isUnderMaintenance: boolean;
        };
        SeamlessMemberDto: {
            /** @example MTODEMO1 */
            username: string;
            /** @example MTO */
            prefix: string;
            /**
             * @example NONE
             * @enum {string}
             */
            transferStatus: "NONE" | "PENDING" | "SUCCESS";
            /** @example  */
            transferUsername: string;
            /**
             * @description Baht
             * @example 0
             */
            transferCredit: number;
        };
        SeamlessSettingsDto: {
            /**
             * @description A member without a seamless record gets one at the first login
             * @example true
             */
            isFirstLogin: boolean;
            /**
             * @description Members may bring their credit from `fromAgents`
             * @example false
             */
            isTransferMember: boolean;
            /** @example true */
            isSeamlessLogin: boolean;
            /**
             * @description Only white-listed members may log in or stay logged in
             * @example false
             */
            isUnderMaintenance: boolean;
            /**
             * @description Prefixes whose members may come with their credit, when those agents name this one in `toAgents`
             * @example []
             */
            fromAgents: string[];
            /**
             * @description Prefixes that members may go to with their credit: the consent to their `fromAgents`
             * @example []
             */
            toAgents: string[];
            /**
             * @description Usernames that maintenance does not keep out
             * @example []
             */
            whiteListMembers: string[];
        };
        SecondFactorDto: {
            /** @example 0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f */
            id: string;
            /**
             * @example TOTP
             * @enum {string}
             */
            kind: "TOTP" | "PASSKEY";
            /**
             * @description Empty when the member did not name it
             * @example My phone
             */
            name: string;
            /**
             * Format: date-time
             * @example 2026-11-18T09:00:00.000Z
             */
            createdAt: string;
            /** @example null */
            usedAt: string | null;
            /**
             * @description Of a passkey: where it works
             * @example null
             */
            host: string | null;
        };
        SecondFactorsDto: {
            factors: components["schemas"]["SecondFactorDto"][];
            /** @example 10 */
            recoveryCodesLeft: number;
        };
        SendGiftDto: {
            /**
             * @description Who sends: the member themselves.
             * @example MTODEMO1
             */
            depositUsername: string;
            /**
             * @description Another member of the same agent.
             * @example MTODEMO3
             */
            receiverUsername: string;
            /**
             * @description Chips; one for each baht of credit.
             * @example 500
             */
            amount: number;
        };
        SessionRecordDto: {
            /** @example 0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f */
            id: string;
            /**
             * @description Empty when the device did not say
             * @example Chrome, Android
             */
            device: string;
            /**
             * Format: date-time
             * @example 2026-11-18T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Noted every five minutes
             * @example 2026-11-18T09:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * @description Whether it is the one that asks
             * @example true
             */
            isCurrent: boolean;
        };
        SiteChangeDto: {
            /**
             * @description Provider codes the agent switches off
             * @example []
             */
            disabledProviders?: string[];
            /**
             * @description Game ids the agent switches off
             * @example []
             */
            disabledGames?: string[];
        };
        SiteConfigDto: {
            /**
             * @example [
             *       "POPG",
             *       "RECG"
             *     ]
             */
            disabledProviders: string[];
            /** @example [] */
            disabledGames: string[];
            /** @example false */
            isSmsOtp: boolean;
            /**
             * @description Since when the provider has said so
             * @example 2026-11-18T09:00:00.000Z
             */
            asOf: string | null;
            /**
             * @description True while the provider does not answer and its last answer stands in
             * @example false
             */
            isLastKnown: boolean;
        };
        StepAccessDto: {
            /**
             * @example [
             *       "promotion",
             *       "game"
             *     ]
             */
            menu: ("promotion" | "game" | "deposit" | "withdraw" | "coupon" | "chips" | "daily-quest" | "tournament" | "ranking" | "referral" | "rewards" | "cashback" | "wheel" | "gashapon" | "daily-check-in")[];
        };
        StepConditionDto: {
            /**
             * @description Baht.
             * @example 5000
             */
            minDepositAccumulateAmount: number;
            /**
             * @description Baht.
             * @example 20000
             */
            minTurnOverAccumulateAmount: number;
        };
        StepContentDto: {
            th: components["schemas"]["TierWordingDto"];
            en: components["schemas"]["TierWordingDto"];
        };
        StepUpRequestDto: {
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
        };
        TermsDto: {
            /**
             * @description What is staked, or what the house wins.
             * @example NET_LOSS
             * @enum {string}
             */
            basis: "TURNOVER" | "NET_LOSS";
            /**
             * @description Percent by level, from the first: two decimals at most, 100 together at most.
             * @example [
             *       5,
             *       2,
             *       1
             *     ]
             */
            shares: number[];
        };
        TermsInForceDto: {
            /**
             * @description What is staked, or what the house wins.
             * @example NET_LOSS
             * @enum {string}
             */
            basis: "TURNOVER" | "NET_LOSS";
            /**
             * @description Percent by level, from the first: two decimals at most, 100 together at most.
             * @example [
             *       5,
             *       2,
             *       1
             *     ]
             */
            shares: number[];
            /**
             * @description Bets that were settled from then on; `null`: from the beginning.
             * @example 2026-11-22T09:00:00.000Z
             */
            since: string | null;
        };
        ThemeColorsChangeDto: {
            /**
             * @description A colour, #RRGGBB
             * @example #F4F6FC
             */
            textPrimaryColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #9DAAC8
             */
            textSecondaryColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #0A1020
             */
            backgroundPrimaryColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #131B33
             */
            backgroundSecondaryColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #14224C
             */
            creditBoxDarkBackgroundColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #2D4896
             */
            creditBoxBrightBackgroundColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #111A38
             */
            loginBoxDarkBackgroundColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #22346C
             */
            loginBoxBrightBackgroundColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #FF7A1A
             */
            buttonPrimaryColor?: string;
            /**
             * @description A colour, #RRGGBB
             * @example #F3C65A
             */
            buttonSecondaryColor?: string;
        };
        ThemeColorsDto: {
            /**
             * @description A colour, #RRGGBB
             * @example #F4F6FC
             */
            textPrimaryColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #9DAAC8
             */
            textSecondaryColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #0A1020
             */
            backgroundPrimaryColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #131B33
             */
            backgroundSecondaryColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #14224C
             */
            creditBoxDarkBackgroundColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #2D4896
             */
            creditBoxBrightBackgroundColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #111A38
             */
            loginBoxDarkBackgroundColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #22346C
             */
            loginBoxBrightBackgroundColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #FF7A1A
             */
            buttonPrimaryColor: string;
            /**
             * @description A colour, #RRGGBB
             * @example #F3C65A
             */
            buttonSecondaryColor: string;
        };
        TierAccessDto: {
            /**
             * @description Menu keys the tier opens beside promotion
             * @example [
             *       "coupon",
             *       "daily-quest"
             *     ]
             */
            menu: string[];
        };
        TierConditionDto: {
            /**
             * @description Baht.
             * @example 5000
             */
            minDepositAccumulateAmount: number;
            /**
             * @description Baht.
             * @example 20000
             */
            minTurnOverAccumulateAmount: number;
        };
        TierConfigDto: {
            /** @example 2 */
            tierLevel: number;
            /** @example Silver */
            tierName: string;
            /** @example /media/tiers/2.svg?v=1 */
            logoUrl: string;
            /** @example #2F3A4D */
            descriptionBackgroundColor: string;
            /** @example #4C5B75 */
            backgroundDarkColor: string;
            /** @example #C3D0E4 */
            backgroundBrightColor: string;
            condition: components["schemas"]["TierConditionDto"];
            /** @description The menus that the step opens; an addition of ours. */
            access: components["schemas"]["TierAccessDto"];
        };
        TierContentDto: {
            /** @example 2 */
            tierLevel: number;
            /** @example Silver */
            tierName: string;
            /** @example For members who come by regularly */
            summary: string;
            /**
             * @example [
             *       "Daily quests",
             *       "Invite friends"
             *     ]
             */
            benefits: string[];
        };
        TierProgressDto: {
            current: components["schemas"]["TierConfigDto"];
            /** @description `null` at the top. */
            next: components["schemas"]["TierConfigDto"] | null;
            /**
             * @description A share of one.
             * @example 0.57
             */
            deposit: number;
            /**
             * @description A share of one.
             * @example 0.41
             */
            turnover: number;
            /**
             * @description A share of one.
             * @example 0.44
             */
            overall: number;
            /**
             * @description Baht still missing.
             * @example 8600
             */
            missingDeposit: number;
            /**
             * @description Baht still missing.
             * @example 59000
             */
            missingTurnover: number;
        };
        TierStepDto: {
            /** @example 2 */
            tierLevel: number;
            /** @example Silver */
            tierName: string;
            /**
             * @description A path of our own site
             * @example /media/tiers/2.svg?v=1
             */
            logoUrl: string;
            /** @example #2F3A4D */
            descriptionBackgroundColor: string;
            /** @example #4C5B75 */
            backgroundDarkColor: string;
            /** @example #C3D0E4 */
            backgroundBrightColor: string;
            condition: components["schemas"]["StepConditionDto"];
            access: components["schemas"]["StepAccessDto"];
            content: components["schemas"]["StepContentDto"];
        };
        TierWordingDto: {
            /** @example For members who come by regularly */
            summary: string;
            /**
             * @example [
             *       "Daily quests"
             *     ]
             */
            benefits: string[];
        };
        TimelineEntryDto: {
            /**
             * @description `held`: the money has left its account; `unknown`: nobody knows yet what became of it.
             * @example confirmed
             * @enum {string}
             */
            kind: "created" | "held" | "sent" | "unknown" | "confirmed" | "refused" | "returned";
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:01.000Z
             */
            at: string;
            text: components["schemas"]["BothLanguagesDto"];
        };
        TitleDto: {
            /** @example คืนยอดเสีย 10% ทุกวันจันทร์ */
            th: string;
            /** @example 10% cashback every Monday */
            en: string;
        };
        TotpEnrolmentDto: {
            /** @example 0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f */
            id: string;
            /**
             * @description Shown this once
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description For the picture
             * @example otpauth://totp/MTO:MTODEMO1?secret=…
             */
            uri: string;
        };
        TournamentConfigDto: {
            /** @example slots-week-of-the-year */
            id: string;
            name: components["schemas"]["TournamentNameDto"];
            content: components["schemas"]["TournamentContentDto"];
            /**
             * @example CREDIT
             * @enum {string}
             */
            rewardType: "CREDIT" | "POINT";
            /**
             * @example TURNOVER
             * @enum {string}
             */
            calculationType: "TURNOVER" | "HIGHEST_WIN" | "NET_WIN" | "ROUNDS" | "MULTIPLIER";
            /**
             * @description Game ids that count; with `categories` both empty: all of them.
             * @example []
             */
            games: string[];
            /**
             * @description Categories whose games count.
             * @example [
             *       "Slot"
             *     ]
             */
            categories: string[];
            /**
             * Format: date-time
             * @description To come, when it is written.
             * @example 2040-12-02T17:00:00.000Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @example 2040-12-09T17:00:00.000Z
             */
            endDate: string;
            /**
             * @description A path of our own site.
             * @example /media/banners/slots-week.avif?v=1
             */
            imageUrl: string;
            /**
             * @description What the places win: baht or points.
             * @example [
             *       5000,
             *       3000
             *     ]
             */
            rewards: number[];
        };
        TournamentConfigListDto: {
            rows: components["schemas"]["TournamentConfigDto"][];
        };
        TournamentContentDto: {
            /** @example นับยอดเล่นของสล็อตทุกค่าย */
            th: string;
            /** @example Counts turnover on every slot. */
            en: string;
        };
        TournamentDto: {
            /** @example slots-week */
            id: string;
            name: components["schemas"]["TournamentTextDto"];
            /**
             * @example CREDIT
             * @enum {string}
             */
            rewardType: "CREDIT" | "POINT";
            /**
             * @example TURNOVER
             * @enum {string}
             */
            calculationType: "TURNOVER" | "HIGHEST_WIN" | "NET_WIN" | "ROUNDS" | "MULTIPLIER";
            /**
             * @description Game ids that count; with `categories` both empty: all of them.
             * @example []
             */
            games: string[];
            /**
             * @description Categories whose games count.
             * @example [
             *       "Slot"
             *     ]
             */
            categories: string[];
            content: components["schemas"]["TournamentTextDto"];
            /**
             * Format: date-time
             * @example 2026-11-15T17:00:00.000Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @example 2026-11-22T17:00:00.000Z
             */
            endDate: string;
            /**
             * @example RUNNING
             * @enum {string}
             */
            status: "UPCOMING" | "RUNNING" | "ENDED";
            /** @example /media/banners/tournament.avif */
            imageUrl: string;
            /**
             * @description What the places win: baht or points.
             * @example [
             *       5000,
             *       3000
             *     ]
             */
            rewards: number[];
            /**
             * @description The prizes are settled; the board stands still.
             * @example false
             */
            isClosed: boolean;
            /**
             * @description Members with a score.
             * @example 42
             */
            members: number;
            /** @description The first twenty. */
            leaderboards: components["schemas"]["LeaderboardRowDto"][];
            /** @description The asking member, wherever on the board. */
            own: components["schemas"]["OwnRowDto"] | null;
        };
        TournamentNameDto: {
            /** @example ศึกสล็อตประจำสัปดาห์ */
            th: string;
            /** @example Slots week */
            en: string;
        };
        TournamentTextDto: {
            /** @example ศึกสล็อตประจำสัปดาห์ */
            th: string;
            /** @example Slots week */
            en: string;
        };
        TurnoverDemandDto: {
            /**
             * @example coupon
             * @enum {string}
             */
            kind: "coupon" | "deposit";
            /**
             * @description Of a coupon its payment, of a deposit the provider's own.
             * @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10
             */
            reference: string;
            /**
             * @description What it brought; null when the provider does not tell.
             * @example 10000
             */
            amountSatang: number | null;
            /**
             * @description To be played for it, satang.
             * @example 30000
             */
            requiredSatang: number;
            /**
             * @description Of it played, satang.
             * @example 12000
             */
            doneSatang: number;
            /**
             * @description Of it missing, satang.
             * @example 18000
             */
            missingSatang: number;
            /**
             * Format: date-time
             * @description Since when bets count for it.
             * @example 2026-11-20T09:00:00.000Z
             */
            at: string;
        };
        TurnoverDto: {
            /**
             * @description In all, satang.
             * @example 1200000
             */
            requiredSatang: number;
            /**
             * @description Of it played, satang.
             * @example 845000
             */
            doneSatang: number;
        };
        TutorialDto: {
            /** @example first-deposit */
            id: string;
            title: components["schemas"]["TitleDto"];
            summary: components["schemas"]["TitleDto"];
            /** @example 2 */
            minutes: number;
            /**
             * @description Where it is done, below `/{prefix}`.
             * @example deposit
             */
            path: string;
            steps: components["schemas"]["TutorialStepDto"][];
        };
        TutorialListDto: {
            rows: components["schemas"]["TutorialDto"][];
        };
        TutorialStepDto: {
            title: components["schemas"]["TitleDto"];
            text: components["schemas"]["ProseDto"];
            /** @description Of our own origin, one for each language. */
            picture: components["schemas"]["PictureDto"] | null;
        };
        UnsettledBetsDto: {
            /** @example 2 */
            bets: number;
            /**
             * @description Their stakes, satang.
             * @example 4000
             */
            stakeSatang: number;
        };
        WithdrawConditionDto: {
            /**
             * @description No withdrawal can be asked for.
             * @example true
             */
            disableBtn: boolean;
            /**
             * @description Baht.
             * @example 12345.67
             */
            credit: number;
            /**
             * @description The same in satang.
             * @example 1234567
             */
            creditSatang: number;
            /**
             * @description Baht.
             * @example 0
             */
            amountCanWithdraw: number;
            /**
             * @description The same in satang.
             * @example 0
             */
            amountCanWithdrawSatang: number;
            /**
             * @description Why not, in words.
             * @example ต้องทำยอดเทิร์นอีก 3,550.00 บาท จึงจะถอนเงินได้
             */
            message: string;
            /**
             * @description The least of one withdrawal, satang.
             * @example 10000
             */
            minSatang: number | null;
            /** @description What must be played before money may leave. */
            turnover: components["schemas"]["TurnoverDto"] | null;
            /** @description The deposits and coupons that ask for it, the oldest first, each with what is missing. */
            demands: components["schemas"]["TurnoverDemandDto"][];
            /** @description Bets that count once they are decided, while turnover is missing. */
            unsettled: components["schemas"]["UnsettledBetsDto"] | null;
            /** @description The withdrawal that waits for the desk. */
            open: components["schemas"]["OpenWithdrawalDto"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDownlineIncome: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description The first day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                from?: string;
                /** @description The last day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DownlineMemberDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    listDownlines: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description Only members this far below. */
                level?: number;
                /** @description A whole username, or the end of it that is shown. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DownlineMemberDto"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
        };
    };
    listIncomeDays: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description The first day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                from?: string;
                /** @description The last day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["IncomeDayDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    listIncomeLines: {
        parameters: {
            query: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description The business day. */
                date: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["IncomeEntryDto"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
        };
    };
    getRemainingIncome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RemainingIncomeDto"];
                    };
                };
            };
        };
    };
    getAffiliateSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AffiliateSummaryDto"];
                    };
                };
            };
        };
    };
    getAffiliateTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TermsInForceDto"];
                    };
                };
            };
        };
    };
    saveAffiliateTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TermsInForceDto"];
                    };
                };
            };
        };
    };
    listIncomeWithdrawals: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description The first day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                from?: string;
                /** @description The last day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["IncomeWithdrawalDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    withdrawIncome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["IncomeWithdrawalDto"];
                    };
                };
            };
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AgentCreatedDto"];
                    };
                };
            };
        };
    };
    getAgentConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AgentConfigDto"];
                    };
                };
            };
        };
    };
    changeAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAgentDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AgentSavedDto"];
                    };
                };
            };
        };
    };
    checkAgentChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAgentDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AgentSavedDto"];
                    };
                };
            };
        };
    };
    listAgentAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AgentAnnouncementDto"][];
                    };
                };
            };
        };
    };
    saveAgentAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentAnnouncementListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AgentAnnouncementDto"][];
                    };
                };
            };
        };
    };
    listBanners: {
        parameters: {
            query: {
                /** @description The agent's prefix. */
                agentID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BannerDto"][];
                    };
                };
            };
        };
    };
    saveBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BannerDto"][];
                    };
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CouponConfigDto"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCouponDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CouponConfigDto"];
                    };
                };
            };
        };
    };
    redeemCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemCouponDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RedemptionDto"];
                    };
                };
            };
        };
    };
    makeCouponCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the coupon was answered when it was made. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeCouponCodesDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CouponCodesDto"];
                    };
                };
            };
        };
    };
    disableCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the coupon was answered when it was made. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CouponConfigDto"];
                    };
                };
            };
        };
    };
    claimQuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimQuestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ClaimedQuestDto"];
                    };
                };
            };
        };
    };
    listDailyQuests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DailyQuestDto"][];
                    };
                };
            };
        };
    };
    getDailyQuest: {
        parameters: {
            query?: {
                /** @description The member's own username. */
                username?: string;
            };
            header?: never;
            path: {
                /** @description As `listDailyQuests` tells it. */
                id: number;
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DailyQuestDto"];
                    };
                };
            };
        };
    };
    listQuestConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["QuestConfigDto"][];
                    };
                };
            };
        };
    };
    saveQuestConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestConfigListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["QuestConfigDto"][];
                    };
                };
            };
        };
    };
    listFaq: {
        parameters: {
            query: {
                /** @description The agent's prefix. */
                agentID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FaqTopicDto"][];
                    };
                };
            };
        };
    };
    saveFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FaqTopicDto"][];
                    };
                };
            };
        };
    };
    saveFavoriteGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFavoriteGamesDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: string[];
                    };
                };
            };
        };
    };
    listFavoriteGames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: string[];
                    };
                };
            };
        };
    };
    listBridgeGames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BridgeGameListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BridgeGameDto"][];
                    };
                };
            };
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileAndCreditRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProfileAndCreditDto"];
                    };
                };
            };
        };
    };
    getPriceTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PriceRowDto"][];
                    };
                };
            };
        };
    };
    savePriceTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceTableDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PriceRowDto"][];
                    };
                };
            };
        };
    };
    buyChips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PurchaseResultDto"];
                    };
                };
            };
        };
    };
    createSeamlessMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSeamlessDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SeamlessMemberDto"];
                    };
                };
            };
        };
    };
    getSeamlessMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SeamlessMemberDto"];
                    };
                };
            };
        };
    };
    createSeamlessAtFirstLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstLoginDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SeamlessMemberDto"];
                    };
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description For a member the whole name; for an agent key its beginning. */
                username?: string;
                /** @description Of agent keys only. */
                includeStaffs?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ListedMemberDto"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
        };
    };
    refreshMemberToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LoginResultDto"];
                    };
                };
            };
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description A username, or a telephone number (06, 08 or 09 and eight digits) */
                usernameOrTel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberRecordDto"];
                    };
                };
            };
        };
    };
    getGiftAllowance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["GiftAllowanceDto"];
                    };
                };
            };
        };
    };
    sendGift: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendGiftDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PaymentEntryDto"];
                    };
                };
            };
        };
    };
    listTopUps: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description The first day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                fromDate?: string;
                /** @description The last day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                toDate?: string;
                /** @description Only what comes from there; for the list `reward`. An addition of ours. */
                source?: "QUEST" | "TOURNAMENT" | "COUPON" | "AFFILIATE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PaymentEntryDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description The first day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                fromDate?: string;
                /** @description The last day, in the zone of the agent, in a year from 2000 to 2200. Without it the list is open at this end. */
                toDate?: string;
                /** @description Only what comes from there; for the list `reward`. An addition of ours. */
                source?: "QUEST" | "TOURNAMENT" | "COUPON" | "AFFILIATE";
            };
            header?: never;
            path: {
                /** @description Which payments. */
                viewMode: "deposit" | "withdraw" | "gift_sent" | "gift_received" | "purchase" | "chips" | "reward" | "all";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PaymentEntryDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    listPromotionTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PromotionTextDto"][];
                    };
                };
            };
        };
    };
    savePromotionTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionTextListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PromotionTextDto"][];
                    };
                };
            };
        };
    };
    getProtection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProtectionSettingsDto"];
                    };
                };
            };
        };
    };
    takeBreak: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExclusionRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProtectionSettingsDto"];
                    };
                };
            };
        };
    };
    listProtectionLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MoneyLimitDto"][];
                    };
                };
            };
        };
    };
    setProtectionLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MoneyLimitDto"][];
                    };
                };
            };
        };
    };
    setSessionReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProtectionSettingsDto"];
                    };
                };
            };
        };
    };
    listBridgeStudios: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BridgeProviderDto"][];
                    };
                };
            };
        };
    };
    listRankings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RankingDto"][];
                    };
                };
            };
        };
    };
    listReconciliationCases: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description Only cases that stand so. */
                state?: "OPEN" | "GONE" | "CLOSED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CaseViewDto"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
        };
    };
    openMemberSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectLoginDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RedirectLoginResultDto"];
                    };
                };
            };
        };
    };
    generateBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BankAccountDto"];
                    };
                };
            };
        };
    };
    listSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SecondFactorsDto"];
                    };
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PasskeyEnrolmentDto"];
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RecoveryCodesDto"];
                    };
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RecoveryCodesDto"];
                    };
                };
            };
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TotpEnrolmentDto"];
                    };
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
                /** @description As `listSecondFactors` or `beginTotp` tells it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmFactorDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RecoveryCodesDto"];
                    };
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
                /** @description As `listSecondFactors` or `beginTotp` tells it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: null;
                    };
                };
            };
        };
    };
    renameSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
                /** @description As `listSecondFactors` or `beginTotp` tells it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorNameDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: null;
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SessionRecordDto"][];
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
                /** @description Of a session, as `listSessions` tells it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: null;
                    };
                };
            };
        };
    };
    markMemberActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberReferenceDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: null;
                    };
                };
            };
        };
    };
    syncMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberReferenceDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberRecordDto"];
                    };
                };
            };
        };
    };
    adoptPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSyncDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LoginResultDto"];
                    };
                };
            };
        };
    };
    listTournamentConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TournamentConfigDto"][];
                    };
                };
            };
        };
    };
    saveTournamentConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentConfigListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TournamentConfigDto"][];
                    };
                };
            };
        };
    };
    listTournaments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TournamentDto"][];
                    };
                };
            };
        };
    };
    getLeaderboard: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
            };
            header?: never;
            path: {
                /** @description As `listTournaments` tells it. */
                id: string;
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LeaderboardRowDto"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
        };
    };
    listTutorials: {
        parameters: {
            query: {
                /** @description The agent's prefix. */
                agentID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TutorialDto"][];
                    };
                };
            };
        };
    };
    saveTutorials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TutorialListDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TutorialDto"][];
                    };
                };
            };
        };
    };
    listTiers: {
        parameters: {
            query?: {
                /** @description The agent; else the session's, the prefix cookie's, MASTER. */
                agentID?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TierConfigDto"][];
                    };
                };
            };
        };
    };
    saveTiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LadderDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TierStepDto"][];
                    };
                };
            };
        };
    };
    listTierTexts: {
        parameters: {
            query?: {
                /** @description The agent; else the session's, the prefix cookie's, MASTER. */
                agentID?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TierContentDto"][];
                    };
                };
            };
        };
    };
    getTierProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent's prefix, in either case */
                prefix: string;
                /** @description In either case */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TierProgressDto"];
                    };
                };
            };
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnRegistrationDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RegisteredDto"];
                    };
                };
            };
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["AnnouncementDto"][];
                    };
                };
            };
        };
    };
    listDepositAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["ReceivingBankAccountDto"][];
                    };
                };
            };
        };
    };
    getTrueMoneyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["ReceivingWalletDto"];
                    };
                };
            };
        };
    };
    setBonus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["BonusSettingDto"];
                    };
                };
            };
        };
    };
    getCaptcha: {
        parameters: {
            query: {
                /** @description The agent's prefix, in either case */
                prefix: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["CaptchaPictureDto"];
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LoginResultDto"];
                    };
                };
            };
        };
    };
    getCashBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["CashBackDto"];
                    };
                };
            };
        };
    };
    checkRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckRegisterRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: null;
                    };
                };
            };
        };
    };
    claimCashBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MoveDto"];
                    };
                };
            };
        };
    };
    claimIncome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MoveDto"];
                    };
                };
            };
        };
    };
    openDailyCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    openDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenDepositDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["OpenDepositResultDto"];
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgetPasswordRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: null;
                    };
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description The agent; else the session's, the prefix cookie's, MASTER. */
                prefix?: string;
                /** @description Also `LIVE`, `SLOT` and other spellings of a section. Needed unless `ids` is given. */
                gameType?: "Casino" | "Slot" | "Keno" | "Fish" | "Card" | "Trade" | "Poker";
                /** @description These games of any category, in this order, with commas between them; what is not offered is left out. */
                ids?: string;
                /** @description A provider's `product`; without it all. */
                product?: string;
                /** @description The most popular so many; without it all. */
                limit?: 12 | 24 | 48;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["GameDto"][];
                    };
                };
            };
        };
    };
    listStudioStates: {
        parameters: {
            query?: {
                /** @description The agent; else the session's, the prefix cookie's, MASTER. */
                prefix?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["GamesStatusDto"][];
                    };
                };
            };
        };
    };
    openGashapon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneGameDto"] | components["schemas"]["OneLobbyDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    launchLotto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchLottoDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    launchStudioLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPortalDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    launchSportLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchSportLobbyDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    getAffiliateLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["AffiliateLinkDto"];
                    };
                };
            };
        };
    };
    getRewardLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LoginResultDto"];
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: null;
                    };
                };
            };
        };
    };
    getMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the call that moved money answered it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MoveDto"];
                    };
                };
            };
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["OtpSentDto"];
                    };
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MemberDto"];
                    };
                };
            };
        };
    };
    getPlatformProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MemberDto"];
                    };
                };
            };
        };
    };
    listPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["PromotionDto"][];
                    };
                };
            };
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As `listPromotions` tells it. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["PromotionDetailDto"];
                    };
                };
            };
        };
    };
    listStudios: {
        parameters: {
            query?: {
                /** @description The agent; else the session's, the prefix cookie's, MASTER. */
                prefix?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["GameProviderDto"][];
                    };
                };
            };
        };
    };
    renewProviderSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MemberDto"];
                    };
                };
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LoginResultDto"];
                    };
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["RegisteredDto"];
                    };
                };
            };
        };
    };
    registerByOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterByOtpRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["RegisteredDto"];
                    };
                };
            };
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description January 1 to December 31 in the zone of the agent; default: the year that it is there. */
                year?: number;
                /** @description Only payments shown as this. */
                status?: "pending" | "completed" | "rejected";
                /** @description Ours. Only this payment; without a year it is looked for in the year before as well. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["ReportedDepositDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    summarizeDeposits: {
        parameters: {
            query?: {
                /** @description January 1 to December 31 in the zone of the agent; default: the year that it is there. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["ReportSummaryDto"];
                    };
                };
            };
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Entries a page */
                limit?: number;
                /** @description Entries to leave out before the page */
                offset?: number;
                /** @description January 1 to December 31 in the zone of the agent; default: the year that it is there. */
                year?: number;
                /** @description Only payments shown as this. */
                status?: "pending" | "completed" | "rejected";
                /** @description Ours. Only this payment; without a year it is looked for in the year before as well. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["ReportedPaymentDto"][];
                        meta: {
                            total: number;
                            /**
                             * Format: date
                             * @description The first day that the list is of, also where the call names none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description The last day that the list is of, also where the call names none.
                             */
                            to: string;
                        };
                    };
                };
            };
        };
    };
    summarizeWithdrawals: {
        parameters: {
            query?: {
                /** @description January 1 to December 31 in the zone of the agent; default: the year that it is there. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["ReportSummaryDto"];
                    };
                };
            };
        };
    };
    repairPlatformPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["PasswordStateDto"];
                    };
                };
            };
        };
    };
    openRewardShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchRewardDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    showSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeShownDto"] | components["schemas"]["PasskeyShownDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: null;
                    };
                };
            };
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: null;
                    };
                };
            };
        };
    };
    openWheel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["LaunchGameResultDto"];
                    };
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequestDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["MoveDto"];
                    };
                };
            };
        };
    };
    getWithdrawCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["WithdrawConditionDto"];
                    };
                };
            };
        };
    };
    getIncomeCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {integer} */
                        code: 0;
                        message: string;
                        result: components["schemas"]["IncomeConditionDto"];
                    };
                };
            };
        };
    };
}
