/** Generated from apps/api/openapi.json by `npm run openapi`. Do not edit. */
export interface paths {
    "/api/apps/affiliates/downline_income/{prefix}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List income by downline */
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
        /** List a member's downlines */
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
        /** List income by business day */
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
        /** List the income of each bet */
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
        /** Get income not yet withdrawn */
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
        /** Get a member's referral summary */
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
        /** Get the current referral terms */
        get: operations["getAffiliateTerms"];
        /** Set new referral terms */
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
        /** List withdrawals of income */
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
        /** Move all income to credit */
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
        /** Get an agent's configuration */
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
        /** Preview a change of an agent */
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
        /** List the agent's own announcements */
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
        /** List an agent's banners */
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
        /** List the agent's coupons */
        get: operations["listCoupons"];
        put?: never;
        /** Create a coupon */
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
        /** Create coupon codes */
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
        /** Disable a coupon */
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
        /** List today's quests */
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
        /** Get one of today's quests */
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
        /** List the agent's quest configurations */
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
        /** List frequently asked questions */
        get: operations["listFaq"];
        /** Replace the agent's frequently asked questions */
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
        /** Replace the member's favourite games */
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
        /** List the member's favourite games */
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
        /** List the games of a tab */
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
        /** Get a member's credit and points */
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
        /** Get the price table for chips */
        get: operations["getPriceTable"];
        /** Replace the price table for chips */
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
        /** Buy chips */
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
        /** Create a member's seamless record */
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
        /** Get a member's seamless record */
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
        /** Create a seamless record without login */
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
        /** List the agent's members */
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
        /** Renew the session's provider tokens */
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
        /** Get a member by username or phone */
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
        /** Get today's remaining gift allowance */
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
        /** List the member's deposits */
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
        /** List the member's payments */
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
        /** List the agent's promotion texts */
        get: operations["listPromotionTexts"];
        /** Replace the agent's promotion texts */
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
        /** Get the member's protection settings */
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
        /** Start a cool-off or self-exclusion */
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
        /** List the member's limits */
        get: operations["listProtectionLimits"];
        /** Set a deposit or loss limit */
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
        /** Set the session-time reminder */
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
        /** List game providers by tab */
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
        /** List rankings by period */
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
        /** List reconciliation cases */
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
        /** Open the member system's own site */
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
        /** Generate a placeholder bank account number */
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
        /** List the member's second factors */
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
        /** Start adding a passkey */
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
        /** Confirm a new passkey */
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
        /** Generate new recovery codes */
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
        /** Start setting up an authenticator app */
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
        /** Confirm an authenticator app */
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
        /** Remove a second factor */
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
        /** Rename a second factor */
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
        /** List the member's sessions */
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
        /** End one of the member's sessions */
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
        /** Record that a member is active */
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
        /** Sync a member from the provider */
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
        /** Adopt a password changed elsewhere */
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
        /** List the agent's tournament configurations */
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
        /** List tournaments and leaderboards */
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
        /** Get a tournament's leaderboard */
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
        /** List the agent's tutorials */
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
        /** List an agent's tiers */
        get: operations["listTiers"];
        /** Replace the agent's tiers */
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
        /** List the texts of each tier */
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
        /** Get progress to the next tier */
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
        /** Register a member from another platform */
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
        /** List announcements for the member */
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
        /** List bank accounts for deposits */
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
        /** Get the True Money wallet for deposits */
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
        /** Turn deposit bonuses on or off */
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
        /** Get a captcha */
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
        /** Get the cashback available to claim */
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
        /** Check a phone or bank account */
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
        /** Claim all available cashback */
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
        /** Move collected income to credit */
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
        /** Open the daily check-in */
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
        /** Open a deposit */
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
        /** Send a generated password */
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
        /** List games by category or id */
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
        /** List availability of game providers */
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
        /** Open the gashapon */
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
        /** Launch a game or lobby */
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
        /** Launch a lottery */
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
        /** Launch a game provider's own lobby */
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
        /** Launch a sports lobby */
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
        /** Get the member's referral link */
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
        /** Get the link to the reward shop */
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
        /** Get the state of a transfer */
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
        /** Get the session's member */
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
        /** Get the game platform's member profile */
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
        /** List current promotions */
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
        /** Get a promotion */
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
        /** List game providers */
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
        /** Renew the provider session */
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
        /** Replace the session's tokens */
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
        /** Register with a captcha */
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
        /** Register with a one-time password */
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
        /** List a year's deposits */
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
        /** Summarize a year's deposits */
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
        /** List a year's withdrawals */
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
        /** Summarize a year's withdrawals */
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
        /** Open the reward shop */
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
        /** Verify a second factor */
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
        /** Confirm the password */
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
        /** Open the wheel */
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
        /** Request a withdrawal */
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
        /** Check whether a withdrawal is possible */
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
        /** Check whether income can be claimed */
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
             * @description Last segment of the link, before `.html`.
             * @example 6f1a0c52e4b04d7c9a3d2f10
             */
            code: string;
            /**
             * Format: uri
             * @description The provider's picture of the link as a QR code.
             * @example https://play.example/affiliates/6f1a0c52e4b04d7c9a3d2f10.svg
             */
            image: string;
        };
        AffiliateSummaryDto: {
            /**
             * @description Total income in baht, minus income reversed by voided bets.
             * @example 18406.75
             */
            totalIncome: number;
            /**
             * @description Number of downlines on all levels.
             * @example 9
             */
            totalDownLine: number;
            /**
             * @description Income not yet withdrawn, in baht. Negative if a bet was voided after its income was paid out.
             * @example 2240.5
             */
            remainingIncome: number;
            /**
             * Format: uri
             * @example http://localhost:3000/MTO/r/6F2A91C4.html
             */
            link: string;
            levels: components["schemas"]["LevelCountDto"][];
            /** @description The last six months, oldest first. */
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
             * @description Increases by one with each change
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
             * @description Time zone of the business day, as an IANA name
             * @example Asia/Bangkok
             */
            timeZone: string;
        };
        AgentCreatedDto: {
            config: components["schemas"]["AgentSettingsDto"];
            /** @description Visible only to the agent. Other callers see only the contact line of the requested host. */
            sites: components["schemas"]["AgentSiteDto"][];
            /** @description Colours that were corrected for contrast */
            corrections: components["schemas"]["CorrectionDto"][];
            /**
             * @description Key of the new agent. Shown only once; stored as a hash.
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
            /** @description Visible only to the agent. Other callers see only the contact line of the requested host. */
            sites: components["schemas"]["AgentSiteDto"][];
            /** @description Colours that were corrected for contrast */
            corrections: components["schemas"]["CorrectionDto"][];
        };
        AgentSettingsDto: {
            /** @example MTO */
            agentID: string;
            /**
             * @description Increases by one with each change
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
             * @description Time zone of the business day, as an IANA name
             * @example Asia/Bangkok
             */
            timeZone: string;
            seamlessLogin: components["schemas"]["SeamlessSettingsDto"];
        };
        AgentSiteDto: {
            /**
             * @description Host name in lower case. With a port, it applies to that port only.
             * @example mto.localhost
             */
            host: string;
            /**
             * @description LINE id of the contact link, or an https URL
             * @example @mtogarden
             */
            lineID: string;
        };
        AmountRequestDto: {
            /**
             * @description Amount in baht, with at most two decimals.
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
             * @description Twelve digits, not used by any member of the agent
             * @example 004817302956
             */
            bankAccount: string;
        };
        BankAccountRequestDto: {
            /**
             * @description Prefix of the agent that owns the key
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
             * @description Target page, relative to `/{prefix}`.
             * @example user-info/tier-detail
             */
            path: string;
            /**
             * @description Picture without lettering, on the same origin.
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
             * @description Code of the game provider.
             * @example NAGX
             */
            provider: string;
        };
        BridgeGameListDto: {
            /**
             * @description Category. Other spellings of a section are accepted.
             * @example Slot
             * @enum {string}
             */
            tab: "Casino" | "Slot" | "Keno" | "Fish" | "Card" | "Trade" | "Poker";
        };
        BridgeProviderDto: {
            /**
             * @description Code of the game provider.
             * @example NAGX
             */
            prefix: string;
            /** @example Naga Forge */
            name: string;
            /**
             * @description Tab, as `gameList` expects it.
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
             * @description Id of a payment, transfer or account, or a transfer's reference.
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
             * @description Amount in baht or points; negative for outgoing amounts. `null` while unknown.
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
             * @description When the case ended; `null` while it is open.
             * @example null
             */
            endedAt: string | null;
            /**
             * @description Who closed the case manually, and why.
             * @example null
             */
            note: string | null;
        };
        CashBackDto: {
            /**
             * @description Amount in baht.
             * @example 845.2
             */
            amount: number;
            /**
             * @description The same amount in satang.
             * @example 84520
             */
            amountSatang: number;
            /**
             * @description Amount in baht.
             * @example 8452
             */
            netLoss: number;
            /**
             * @description The same amount in satang.
             * @example 845200
             */
            netLossSatang: number;
            /**
             * @description Fraction from 0 to 1.
             * @example 0.1
             */
            percentage: number;
        };
        ChangeAgentDto: {
            /**
             * @description Version on which the change is based. If the agent has changed since, the reply is 409.
             * @example 3
             */
            version?: number;
            /** @example MTO Lounge */
            name?: string;
            /**
             * @description `default` uses MASTER's colours and icons
             * @enum {string}
             */
            look?: "default" | "own";
            generals?: components["schemas"]["GeneralsChangeDto"];
            /**
             * @description One of all, LIVE, SPORT, SLOT, CARD, POKER, LOTTO, KENO, LOTTO_LAUNCH, TRADE, ESPORT, case-insensitive
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
             * @description IANA time zone
             * @example Asia/Bangkok
             */
            timeZone?: string;
            /**
             * @description Exact origins that may embed the portal and receive the member's profile. Default: none
             * @example [
             *       "https://lounge.example"
             *     ]
             */
            embeddingOrigins?: string[];
            /**
             * Format: uri
             * @description https URL of the live chat's loader script in the mobile app. Empty (default): no live chat
             * @example https://chat.lounge.example/loader.js
             */
            liveChat?: string;
            /**
             * @description Open the sports lobbies of a provider that requires username and password with a posted form and a single-use password. Default: off
             * @example false
             */
            sportLobbyForm?: boolean;
            /** @description Hosts of the portal with their own contact line */
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
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            prefix: string;
            /** @description Required after a 429 reply with a `challenge` */
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
             * @description Prefix of the session's agent.
             * @example MTO
             */
            agentID: string;
            /** @example 1 */
            id: number;
            /**
             * @description The member's own username; any other gets 403.
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
             * @description Six digits from the authenticator app, or a recovery code
             * @example 482913
             */
            code: string;
        };
        ConfirmFactorDto: {
            /**
             * @description Six digits from the authenticator app, or a recovery code
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
             * @description Name in the agent's lists. Not shown to members.
             * @example Songkran
             */
            name: string;
            /**
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Amount in baht for CREDIT, in points for POINT.
             * @example 100
             */
            amount: number;
            /**
             * @description Turnover requirement as a multiple of the amount.
             * @default 0
             * @example 3
             */
            turnoverMultiplier: number;
            /**
             * @description Start of validity. Default: now.
             * @example 2026-12-01T00:00:00.000Z
             */
            validFrom?: string | null;
            /**
             * @description End of validity. Default: none.
             * @example 2027-01-01T00:00:00+07:00
             */
            validUntil?: string | null;
            /**
             * @description Maximum redemptions per member.
             * @default 1
             * @example 1
             */
            perMember: number;
            /**
             * @description Maximum redemptions in total. Default: no limit.
             * @example 500
             */
            total?: number | null;
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            id: string;
            /**
             * @description Number of redemptions.
             * @example 12
             */
            redeemed: number;
            /**
             * @description Number of codes.
             * @example 500
             */
            codes: number;
            /**
             * @description When the coupon was disabled; `null` if it is enabled.
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
             * @description Amount in baht for CREDIT, in points for POINT.
             * @example 100
             */
            amount: number;
            /**
             * @description Turnover requirement in baht.
             * @example 300
             */
            turnover: number;
        };
        CreateAgentDto: {
            /**
             * @description Version on which the change is based. If the agent has changed since, the reply is 409.
             * @example 3
             */
            version?: number;
            /**
             * @description `default` uses MASTER's colours and icons
             * @enum {string}
             */
            look?: "default" | "own";
            generals?: components["schemas"]["GeneralsChangeDto"];
            /**
             * @description One of all, LIVE, SPORT, SLOT, CARD, POKER, LOTTO, KENO, LOTTO_LAUNCH, TRADE, ESPORT, case-insensitive
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
             * @description IANA time zone
             * @example Asia/Bangkok
             */
            timeZone?: string;
            /**
             * @description Exact origins that may embed the portal and receive the member's profile. Default: none
             * @example [
             *       "https://lounge.example"
             *     ]
             */
            embeddingOrigins?: string[];
            /**
             * Format: uri
             * @description https URL of the live chat's loader script in the mobile app. Empty (default): no live chat
             * @example https://chat.lounge.example/loader.js
             */
            liveChat?: string;
            /**
             * @description Open the sports lobbies of a provider that requires username and password with a posted form and a single-use password. Default: off
             * @example false
             */
            sportLobbyForm?: boolean;
            /** @description Hosts of the portal with their own contact line */
            sites?: components["schemas"]["AgentSiteDto"][];
            site?: components["schemas"]["SiteChangeDto"];
            /**
             * @description 2 to 12 uppercase letters or digits, with at least one letter
             * @example RIVER
             */
            prefix: string;
            /** @example River House */
            name: string;
        };
        CreateCouponDto: {
            /**
             * @description Name in the agent's lists. Not shown to members.
             * @example Songkran
             */
            name: string;
            /**
             * @example CREDIT
             * @enum {string}
             */
            kind: "CREDIT" | "POINT";
            /**
             * @description Amount in baht for CREDIT, in points for POINT.
             * @example 100
             */
            amount: number;
            /**
             * @description Turnover requirement as a multiple of the amount.
             * @default 0
             * @example 3
             */
            turnoverMultiplier: number;
            /**
             * @description Start of validity. Default: now.
             * @example 2026-12-01T00:00:00+07:00
             */
            validFrom?: string | null;
            /**
             * @description End of validity. Default: none.
             * @example 2027-01-01T00:00:00+07:00
             */
            validUntil?: string | null;
            /**
             * @description Maximum redemptions per member.
             * @default 1
             * @example 1
             */
            perMember: number;
            /**
             * @description Maximum redemptions in total. Default: no limit.
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
             * @description Accepted for compatibility; not stored
             */
            password?: string;
            /** @example 1234567890 */
            account: string;
            /** @example SCB */
            bank: string;
            /**
             * @description Credit in baht. Must equal the credit at the source agent, otherwise 409.
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
            /** @description Games whose rounds count; `null`: all games. */
            scope: components["schemas"]["QuestScopeDto"] | null;
            title: components["schemas"]["QuestTextDto"];
            /**
             * @description Target for today, in baht or rounds.
             * @example 2000
             */
            target: number;
            /**
             * @description Progress today, in the unit of `target`.
             * @example 1000
             */
            progress: number;
            reward: components["schemas"]["QuestRewardDto"];
            /**
             * @example OPEN
             * @enum {string}
             */
            status: "OPEN" | "READY" | "CLAIMED";
            /** @description Payment of the reward, after the claim. */
            claim: components["schemas"]["QuestClaimDto"] | null;
            /**
             * Format: date-time
             * @description End of the business day.
             * @example 2026-11-20T17:00:00.000Z
             */
            endsAt: string;
        };
        DepositOrderDto: {
            /**
             * @description Payload of a PromptPay QR code.
             * @example 00020101021230570016A00000067701011201159000000000123450214DP01KAJ6J7Q2W353037645406500.375802TH5910MTO Lounge63049296
             */
            qr: string | null;
            receiver: components["schemas"]["ReceivingAccountDto"];
            /**
             * Format: date-time
             * @description Until when the amount is reserved for the member.
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
             * @description Income from this member's play, in baht.
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
             * @description End of the exclusion; `null`: no end.
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
             * @description Days. COOL_OFF: 1, 7, 30 or 42. SELF_EXCLUSION: 182, 365 or `null` (no end).
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
             * @description Page, relative to `/{prefix}`.
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
             * @description Accepted for compatibility; not stored
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
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            prefix: string;
            /** @description Required after a 429 reply with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
            /**
             * @description One-time password from `sendOtp`
             * @example 482130
             */
            otp: string;
        };
        GameAgentChangeDto: {
            /**
             * @description If true, the portal does not start: another product serves the agent
             * @example false
             */
            isEnable?: boolean;
        };
        GameAgentDto: {
            /**
             * @description If true, the portal does not start: another product serves the agent
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
             * @description Code of the game provider.
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
             * @description Portrait cover, 3:4. Accepts a width as `&w=`.
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
             * @description Popularity rank; 1 is the most popular.
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
             * @description Display order. Slot 1–29, live 30–42, keno 43, card 44, 51, 53, poker 45, lotto 56, trade 57.
             * @example 1
             */
            order: number;
            /**
             * @description Wordmark, on the same origin.
             * @example /media/providers/NAGX.svg?v=1
             */
            url: string;
            /** @example 58 */
            gameCount: number;
            /**
             * @description Operation that opens the provider's own lobby; `null`: no own lobby.
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
             * @description End of an announced maintenance, ISO 8601.
             * @example null
             */
            until: string | null;
        };
        GeneralsChangeDto: {
            /**
             * @description Fraction from 0 to 1: 0.1 is displayed as 10
             * @example 0.1
             */
            cashbackPercentage?: number;
            /** @example Play where the lights are. */
            intro?: string;
            /**
             * @description LINE id of the contact link, or an https URL
             * @example @mtolounge
             */
            lineID?: string;
        };
        GeneralsDto: {
            /**
             * @description Fraction from 0 to 1: 0.1 is displayed as 10
             * @example 0.1
             */
            cashbackPercentage: number;
            /** @example Play where the lights are. */
            intro: string;
            /**
             * @description LINE id of the contact link, or an https URL
             * @example @mtolounge
             */
            lineID: string;
        };
        GiftAllowanceDto: {
            /**
             * @description Minimum chips per gift.
             * @example 100
             */
            minimum: number;
            /**
             * @description Maximum gifts per business day of the agent.
             * @example 5
             */
            giftsPerDay: number;
            /**
             * @description Gifts that can still be sent today.
             * @example 4
             */
            giftsLeft: number;
            /**
             * @description Chips that can still be sent today, in all gifts together.
             * @example 9500
             */
            chipsLeft: number;
        };
        GiftLimitsChangeDto: {
            /**
             * @description Maximum gifts per business day
             * @example 5
             */
            countWithdrawLimit?: number;
            /**
             * @description Minimum chips per gift
             * @example 100
             */
            minWithdrawReq?: number;
            /**
             * @description Maximum chips per business day
             * @example 20000
             */
            totalWithdrawLimit?: number;
        };
        GiftLimitsDto: {
            /**
             * @description Maximum gifts per business day
             * @example 5
             */
            countWithdrawLimit: number;
            /**
             * @description Minimum chips per gift
             * @example 100
             */
            minWithdrawReq: number;
            /**
             * @description Maximum chips per business day
             * @example 20000
             */
            totalWithdrawLimit: number;
        };
        IconsChangeDto: {
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-account.svg?v=1
             */
            accountIcon?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-contact.svg?v=1
             */
            contactIcon?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-deposit-withdraw.svg?v=1
             */
            depositWithdrawIcon?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-game.svg?v=1
             */
            gameIcon?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-main.svg?v=1
             */
            mainIcon?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-chips.svg?v=1
             */
            chipsIcon?: string;
        };
        IconsDto: {
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-account.svg?v=1
             */
            accountIcon: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-contact.svg?v=1
             */
            contactIcon: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-deposit-withdraw.svg?v=1
             */
            depositWithdrawIcon: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-game.svg?v=1
             */
            gameIcon: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/icon-main.svg?v=1
             */
            mainIcon: string;
            /**
             * @description Path of a picture below /media/
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
             * @description Whether the income can be claimed now.
             * @example true
             */
            flag: boolean;
            /**
             * @description Amount in baht.
             * @example 20
             */
            minWithdraw: number;
            /**
             * @description The same amount in satang.
             * @example 2000
             */
            minWithdrawSatang: number;
            /**
             * @description Collected income in baht.
             * @example 240.5
             */
            totalWallet: number;
            /**
             * @description The same amount in satang.
             * @example 24050
             */
            totalWalletSatang: number;
            /**
             * @description Credit in baht.
             * @example 12345.67
             */
            walletMain: number;
            /**
             * @description The same amount in satang.
             * @example 1234567
             */
            walletMainSatang: number;
        };
        IncomeDayDto: {
            /** @example 2026-11-21 */
            date: string;
            /**
             * @description Income in baht, minus reversed income.
             * @example 126.4
             */
            income: number;
            /**
             * @description Income reversed by voided bets, in baht; 0: none.
             * @example -3.2
             */
            takenBack: number;
            /** @example 14 */
            bets: number;
            /**
             * @description Number of members who placed the bets.
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
             * @description Income in baht; negative if reversed.
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
             * @description Amount in baht.
             * @example 2240.5
             */
            amount: number;
            /**
             * @example SUCCESS
             * @enum {string}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT";
            /** @description Reason for a refusal; otherwise `null`. */
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
             * @description Address that opens the game.
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
             * @description Code of a game provider whose entry has `launch-portal`.
             * @example VELV
             */
            provider: string;
        };
        LaunchRewardDto: {
            /**
             * @description Whether the shop opens in the mobile app. Default: in a browser.
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
             * @description Place. Equal scores share a place.
             * @example 1
             */
            rank: number;
            /**
             * @description Username; masked except in the caller's own row.
             * @example MTO•••21
             */
            username: string;
            /**
             * @description Score: baht, rounds or multiplier.
             * @example 48250.5
             */
            score: number;
            /**
             * @description Prize in baht or points; 0 for places without a prize.
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
             * @description For members: the beginning of the first name; `null` if unknown. Omitted for agent keys.
             * @example So•••
             */
            name?: string | null;
        };
        LoginRequestDto: {
            /**
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            prefix: string;
            /**
             * @description Username, case-insensitive. Starts with the prefix.
             * @example MTODEMO1
             */
            username: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
            /**
             * @description Required after a 4403 reply: six digits from the authenticator app, or a recovery code
             * @example 482913
             */
            code?: string;
            /** @description Instead of `code`, if the 4403 reply had `challenge.passkey`: the answer to it */
            passkey?: components["schemas"]["PasskeyAnswerDto"];
            /** @description Required after a 429 reply with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
        };
        LoginResultDto: {
            /** @example MTODEMO1 */
            username: string;
            /** @example MTO */
            prefix: string;
            /**
             * Format: date-time
             * @description When the session expires if no further call is made
             * @example 2026-12-02T09:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description TEMPORARY: generated password; all other calls return code 4402 until it is changed. PARTIAL: the game platform has not accepted the new password yet; the next login repairs that
             * @example CURRENT
             * @enum {string}
             */
            passwordState: "CURRENT" | "TEMPORARY" | "PARTIAL";
        };
        LogoChangeDto: {
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/login.svg?v=1
             */
            loginImage?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/logo.svg?v=1
             */
            mainImage?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/loading.svg?v=1
             */
            loadingImage?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/favicon.svg?v=1
             */
            favicon?: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/share.png?v=1
             */
            shareImage?: string;
        };
        LogoDto: {
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/login.svg?v=1
             */
            loginImage: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/logo.svg?v=1
             */
            mainImage: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/loading.svg?v=1
             */
            loadingImage: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/favicon.svg?v=1
             */
            favicon: string;
            /**
             * @description Path of a picture below /media/
             * @example /media/agents/MTO/share.png?v=1
             */
            shareImage: string;
        };
        MakeCouponCodesDto: {
            /**
             * @description Number of codes, at most 1000.
             * @example 2
             */
            count: number;
        };
        MemberDto: {
            /**
             * @description Member id; also the referral code
             * @example 65f0c0de0000000000000101
             */
            _id: string;
            /** @example MTODEMO1 */
            username: string;
            /** @example MTO */
            prefix: string;
            /**
             * @description Credit in baht, as the provider reports it
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
             * @description Account number, masked except for the last four digits
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
             * @description Amount in baht
             * @example 12000
             */
            depositAmount: number;
            /**
             * @description Amount in baht
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
             * @description Period in the agent's time zone. Weeks start on Monday.
             * @example DAY
             * @enum {string}
             */
            period: "DAY" | "WEEK" | "MONTH";
            /**
             * @description Limit in satang; `null`: no limit.
             * @example 300000
             */
            limitSatang: number | null;
            /**
             * @description Used amount in satang; `null`: no limit, or currently unknown.
             * @example 120000
             */
            usedSatang: number | null;
            /**
             * @description Gifts and coupons received in the period, in satang. Shown with a deposit limit but not counted. `null`: a loss limit, or currently unknown.
             * @example 50000
             */
            besideSatang: number | null;
            /**
             * Format: date-time
             * @description End of the period.
             * @example 2026-11-21T17:00:00.000Z
             */
            until: string;
            /** @description Increase that takes effect 24 hours after the request. */
            pending: components["schemas"]["PendingLimitDto"] | null;
        };
        MonthIncomeDto: {
            /** @example 2026-11 */
            month: string;
            /**
             * @description Amount in baht.
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
             * @description UNKNOWN: sent, but no usable reply arrived. Read the state by id; never send the request again.
             * @example SETTLED
             * @enum {string}
             */
            state: "SENT" | "UNKNOWN" | "SETTLED" | "REFUSED";
            /**
             * @description Amount in baht.
             * @example 1200.5
             */
            amount: number | null;
            /**
             * @description The same amount in satang.
             * @example 120050
             */
            amountSatang: number | null;
            /**
             * @description The provider's reference.
             * @example WD-4A61F09C2B7D
             */
            reference: string | null;
            /**
             * @description Meaning of the state, in the caller's language.
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
             * @description Transports that the browser reports
             * @example [
             *       "internal"
             *     ]
             */
            transports: string[];
            /**
             * @description Name. Empty: the name of the browser is used.
             * @example My phone
             */
            name: string;
        };
        OneGameDto: {
            /**
             * @description Game id from `listGames`.
             * @example NAGX-0001
             */
            gameID: string;
            /**
             * @description Code of the game provider.
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
             * @description Amount in baht, with at most two decimals.
             * @example 500
             */
            value: number;
        };
        OpenDepositResultDto: {
            /**
             * @description UNKNOWN: the provider's reply did not arrive. Read the outcome with `moveId`.
             * @example SETTLED
             * @enum {string}
             */
            state: "SENT" | "UNKNOWN" | "SETTLED" | "REFUSED";
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11 */
            moveId: string;
            /** @description The opened deposit; `null` unless the state is SETTLED. */
            deposit: components["schemas"]["OpenedDepositDto"] | null;
        };
        OpenWithdrawalDto: {
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10 */
            reference: string;
            /**
             * @description Amount in satang.
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
             * @description Requested amount in satang.
             * @example 50000
             */
            valueSatang: number;
            /**
             * @description Exact amount to transfer, in satang.
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
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            prefix: string;
            /** @description Required after a 429 reply with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
        };
        OtpSentDto: {
            /**
             * Format: date-time
             * @description Earliest time for another one-time password
             * @example 2026-11-21T09:01:00.000Z
             */
            resendAt: string;
        };
        OwnRegistrationDto: {
            /**
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            agentID: string;
            /**
             * @description Username. Starts with the prefix.
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
             * @description Bank code
             * @example KBANK
             */
            bankAbbrev: string;
            /** @example 0812345678 */
            phone: string;
            /**
             * @description One-time password from `sendOtp`, if SMS OTP is on for the agent. Addition to the specification.
             * @example 482130
             */
            otp?: string;
            /**
             * @description Id from `getCaptcha`, if SMS OTP is off for the agent. Addition to the specification.
             * @example c1-8f20
             */
            captchaId?: string;
            /**
             * @description Text of the captcha. Addition to the specification.
             * @example 48213
             */
            captcha?: string;
            /**
             * @description Birthday. The member must have reached the minimum age. Addition to the specification.
             * @example 1995-04-13
             */
            birthday?: string;
            /**
             * @description Acceptance of the terms; the time is stored. Addition to the specification.
             * @example true
             */
            consent?: boolean;
        };
        OwnRowDto: {
            /**
             * @description Place. Equal scores share a place.
             * @example 1
             */
            rank: number;
            /**
             * @description Username; masked except in the caller's own row.
             * @example MTO•••21
             */
            username: string;
            /**
             * @description Score: baht, rounds or multiplier.
             * @example 48250.5
             */
            score: number;
            /**
             * @description Prize in baht or points; 0 for places without a prize.
             * @example 5000
             */
            reward: number;
            /**
             * @description Score missing to the next better place.
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
             * @description Credential id. All fields are base64url.
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
             * @description Timeout in milliseconds
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
            /** @description Answer to `challenge.passkey` */
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
             * @description Amount in baht for CREDIT, in points for POINT; negative for outgoing amounts.
             * @example -500
             */
            amount: number;
            /**
             * @example SUCCESS
             * @enum {string|null}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT" | null;
            /**
             * @description Receiver of a sent gift, or masked sender of a received one; otherwise `null`.
             * @example MTODEMO3
             */
            counterparty: string | null;
            /**
             * @description Reason for a refusal.
             * @example null
             */
            rejectReason: components["schemas"]["BothLanguagesDto"] | null;
            /**
             * @description Payment that this one reverses.
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
             * @description Limit in satang; `null`: no limit.
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
             * @description Whole chips, without bonus.
             * @example 1000
             */
            chips: number;
            /**
             * @description Amount in baht.
             * @example 1000
             */
            price: number;
            /**
             * @example THB
             * @enum {string}
             */
            currency: "THB";
            /**
             * @description Bonus chips in percent.
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
             * @description Credit in baht, as the provider reports it.
             * @example 12345.67
             */
            balance: number;
            /**
             * @description The same amount in satang.
             * @example 1234567
             */
            balanceSatang: number;
            /** @example 250 */
            point: number;
            /**
             * Format: date-time
             * @description When the provider reported the figures.
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
             * @description Whether a deposit activates the promotion. Other promotions are informative only.
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
             * @description Picture without lettering, on the same origin.
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
             * @description Bonus in percent of the deposit.
             * @example 10
             */
            bonusPercentage: number;
            /** @example 50000 */
            maxBonusSatang: number;
            /**
             * @description Turnover requirement as a multiple of deposit and bonus.
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
             * @description Whether a deposit activates the promotion. Other promotions are informative only.
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
             * @description Picture without lettering, on the same origin.
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
            /** @description Token of the challenge */
            token: string;
            /**
             * @description Text for which SHA-256 of `<salt>.<answer>` starts with the required number of zero bits
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
             * @description Minutes between reminders; `null`: no reminder.
             * @example 60
             */
            reminderMinutes: number | null;
            /** @description Longer interval that takes effect 24 hours after the request. */
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
             * @description UNKNOWN: the provider's reply did not arrive. Read the outcome with `moveId`.
             * @example SETTLED
             * @enum {string}
             */
            state: "SENT" | "UNKNOWN" | "SETTLED" | "REFUSED";
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11 */
            moveId: string;
            /** @description The opened deposit; `null` unless the state is SETTLED. */
            deposit: components["schemas"]["OpenedDepositDto"] | null;
            /** @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12 */
            purchaseId: string;
            /**
             * @description Chips including bonus.
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
             * @description Id. Must not change while the quest stays the same.
             * @example 2
             */
            id: number;
            /**
             * @example TURNOVER
             * @enum {string}
             */
            kind: "TURNOVER" | "ROUNDS" | "DEPOSIT";
            /** @description Games whose rounds count; `null`: all games. */
            scope: components["schemas"]["QuestGamesDto"] | null;
            title: components["schemas"]["QuestTextsDto"];
            /**
             * @description Target per business day, in baht or rounds.
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
             * @description Game id, code of a game provider, or category.
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
             * @description Amount in baht for CREDIT, in points for POINT.
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
             * @description Amount in baht for CREDIT, in points for POINT.
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
             * @description Game id, code of a game provider, or category.
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
        QuestTextsDto: {
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
             * @description Number of members with a score.
             * @example 42
             */
            members: number;
            /** @description The top ten. */
            leaderboards: components["schemas"]["LeaderboardRowDto"][];
            /** @description The caller's own row, at any place. */
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
             * @description Minimum deposit in satang; `null`: none.
             * @example 2000
             */
            minSatang: number | null;
            /**
             * @description Maximum deposit in satang; `null`: none.
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
             * @description Minimum deposit in satang; `null`: none.
             * @example 2000
             */
            minSatang: number | null;
            /**
             * @description Maximum deposit in satang; `null`: none.
             * @example 20000000
             */
            maxSatang: number | null;
        };
        RecoveryCodesDto: {
            /**
             * @description Recovery codes, shown only once. Empty if the member already has some.
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
             * @description Single-use address, valid for 60 seconds.
             * @example https://play.example/site?ticket=77b0
             */
            url: string;
        };
        RegisterByOtpRequestDto: {
            /**
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            prefix: string;
            /** @description Required after a 429 reply with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
            /**
             * @description Bank code
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
             * @description Birthday. The member must have reached the minimum age.
             * @example 1995-04-13
             */
            birthday: string;
            /**
             * @description Username. Starts with the prefix.
             * @example MTONEW01
             */
            username: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
            /**
             * @description Acceptance of the terms; the time is stored
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
             * @description Free text if `recommend` is `other`
             * @example A poster
             */
            recommendOther?: string;
            /**
             * @description Referral code of the upline
             * @example 65f0c0de0000000000000101
             */
            reference?: string;
            /** @example 482130 */
            otp: string;
        };
        RegisterRequestDto: {
            /**
             * @description The agent's prefix, case-insensitive
             * @example MTO
             */
            prefix: string;
            /** @description Required after a 429 reply with a `challenge` */
            proof?: components["schemas"]["ProofAnswerDto"];
            /** @example 0812345678 */
            tel: string;
            /**
             * @description Bank code
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
             * @description Birthday. The member must have reached the minimum age.
             * @example 1995-04-13
             */
            birthday: string;
            /**
             * @description Username. Starts with the prefix.
             * @example MTONEW01
             */
            username: string;
            /**
             * Format: password
             * @example Chips-2026!
             */
            password: string;
            /**
             * @description Acceptance of the terms; the time is stored
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
             * @description Free text if `recommend` is `other`
             * @example A poster
             */
            recommendOther?: string;
            /**
             * @description Referral code of the upline
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
             * @description Amount in baht.
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
             * @description Totals in satang, January to December.
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
             * @description `null`: the provider's status has no label.
             * @example SUCCESS
             * @enum {string|null}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT" | null;
            /**
             * @description Bank code, or `TMN` for a True Money wallet.
             * @example KBANK
             */
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            /**
             * @description When the payment was completed or rejected.
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
             * @description Requested amount in satang, for deposits with an exact amount.
             * @example 50000
             */
            valueSatang: number | null;
            /**
             * @description Expected amount in satang, if a different amount arrived.
             * @example null
             */
            expectedSatang: number | null;
            /**
             * @description Outstanding transfer: receiver and QR code.
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
             * @description `null`: the provider's status has no label.
             * @example SUCCESS
             * @enum {string|null}
             */
            status: "CREATE" | "APPROVE" | "SUCCESS" | "REJECT" | null;
            /**
             * @description Bank code, or `TMN` for a True Money wallet.
             * @example KBANK
             */
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T11:02:00.000Z
             */
            createdAt: string;
            /**
             * @description When the payment was completed or rejected.
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
             * @description Game ids in display order.
             * @example [
             *       "NAGX-0001"
             *     ]
             */
            games: string[];
        };
        SeamlessLoginChangeDto: {
            /**
             * @description Create a missing seamless record at the first login
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
             * @description Allow only white-listed members to log in or stay logged in
             * @example false
             */
            isUnderMaintenance?: boolean;
            /**
             * @description Agents whose members may bring their credit here. Those agents must list this one in `toAgents`.
             * @example []
             */
            fromAgents?: string[];
            /**
             * @description Agents to which members may take their credit: the consent to those agents' `fromAgents`
             * @example []
             */
            toAgents?: string[];
            /**
             * @description Usernames that can log in during maintenance
             * @example []
             */
            whiteListMembers?: string[];
        };
        SeamlessLoginDto: {
            /**
             * @description Create a missing seamless record at the first login
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
             * @description Allow only white-listed members to log in or stay logged in
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
             * @description Amount in baht
             * @example 0
             */
            transferCredit: number;
        };
        SeamlessSettingsDto: {
            /**
             * @description Create a missing seamless record at the first login
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
             * @description Allow only white-listed members to log in or stay logged in
             * @example false
             */
            isUnderMaintenance: boolean;
            /**
             * @description Agents whose members may bring their credit here. Those agents must list this one in `toAgents`.
             * @example []
             */
            fromAgents: string[];
            /**
             * @description Agents to which members may take their credit: the consent to those agents' `fromAgents`
             * @example []
             */
            toAgents: string[];
            /**
             * @description Usernames that can log in during maintenance
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
             * @description Name given by the member; may be empty
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
             * @description Host at which the passkey works; `null` for other factors
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
             * @description Sender: the member's own username.
             * @example MTODEMO1
             */
            depositUsername: string;
            /**
             * @description Receiver: another member of the same agent.
             * @example MTODEMO3
             */
            receiverUsername: string;
            /**
             * @description Number of chips. One chip is one baht of credit.
             * @example 500
             */
            amount: number;
        };
        SessionRecordDto: {
            /** @example 0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f */
            id: string;
            /**
             * @description Browser and system; empty if unknown
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
             * @description Last activity, updated every five minutes
             * @example 2026-11-18T09:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * @description Whether this is the session of the caller
             * @example true
             */
            isCurrent: boolean;
        };
        SiteChangeDto: {
            /**
             * @description Codes of disabled game providers
             * @example []
             */
            disabledProviders?: string[];
            /**
             * @description Ids of disabled games
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
             * @description When the provider reported these values
             * @example 2026-11-18T09:00:00.000Z
             */
            asOf: string | null;
            /**
             * @description True if the provider does not reply and these are its last known values
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
             * @description Amount in baht.
             * @example 5000
             */
            minDepositAccumulateAmount: number;
            /**
             * @description Amount in baht.
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
             * @description Basis of the shares: stakes, or net losses.
             * @example NET_LOSS
             * @enum {string}
             */
            basis: "TURNOVER" | "NET_LOSS";
            /**
             * @description Percent per level, starting with level 1. At most two decimals; at most 100 in total.
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
             * @description Basis of the shares: stakes, or net losses.
             * @example NET_LOSS
             * @enum {string}
             */
            basis: "TURNOVER" | "NET_LOSS";
            /**
             * @description Percent per level, starting with level 1. At most two decimals; at most 100 in total.
             * @example [
             *       5,
             *       2,
             *       1
             *     ]
             */
            shares: number[];
            /**
             * @description Applies to bets settled from then on; `null`: to all bets.
             * @example 2026-11-22T09:00:00.000Z
             */
            since: string | null;
        };
        ThemeColorsChangeDto: {
            /**
             * @description Colour as #RRGGBB
             * @example #F4F6FC
             */
            textPrimaryColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #9DAAC8
             */
            textSecondaryColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #0A1020
             */
            backgroundPrimaryColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #131B33
             */
            backgroundSecondaryColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #14224C
             */
            creditBoxDarkBackgroundColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #2D4896
             */
            creditBoxBrightBackgroundColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #111A38
             */
            loginBoxDarkBackgroundColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #22346C
             */
            loginBoxBrightBackgroundColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #FF7A1A
             */
            buttonPrimaryColor?: string;
            /**
             * @description Colour as #RRGGBB
             * @example #F3C65A
             */
            buttonSecondaryColor?: string;
        };
        ThemeColorsDto: {
            /**
             * @description Colour as #RRGGBB
             * @example #F4F6FC
             */
            textPrimaryColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #9DAAC8
             */
            textSecondaryColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #0A1020
             */
            backgroundPrimaryColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #131B33
             */
            backgroundSecondaryColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #14224C
             */
            creditBoxDarkBackgroundColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #2D4896
             */
            creditBoxBrightBackgroundColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #111A38
             */
            loginBoxDarkBackgroundColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #22346C
             */
            loginBoxBrightBackgroundColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #FF7A1A
             */
            buttonPrimaryColor: string;
            /**
             * @description Colour as #RRGGBB
             * @example #F3C65A
             */
            buttonSecondaryColor: string;
        };
        TierAccessDto: {
            /**
             * @description Keys of the menus that the tier opens, besides promotion
             * @example [
             *       "coupon",
             *       "daily-quest"
             *     ]
             */
            menu: string[];
        };
        TierConditionDto: {
            /**
             * @description Amount in baht.
             * @example 5000
             */
            minDepositAccumulateAmount: number;
            /**
             * @description Amount in baht.
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
            /** @description Menus that the tier opens. Addition to the specification. */
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
            /** @description The next tier; `null` at the highest. */
            next: components["schemas"]["TierConfigDto"] | null;
            /**
             * @description Fraction from 0 to 1.
             * @example 0.57
             */
            deposit: number;
            /**
             * @description Fraction from 0 to 1.
             * @example 0.41
             */
            turnover: number;
            /**
             * @description Fraction from 0 to 1.
             * @example 0.44
             */
            overall: number;
            /**
             * @description Missing amount in baht.
             * @example 8600
             */
            missingDeposit: number;
            /**
             * @description Missing amount in baht.
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
             * @description Path on the same origin
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
             * @description `held`: the money has left the account. `unknown`: the outcome is not known yet.
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
             * @description Secret, shown only once
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description Address to show as a QR code
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
             * @description Ids of games that count. If `games` and `categories` are empty, all games count.
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
             * @description Start. Must be in the future when the tournament is saved.
             * @example 2040-12-02T17:00:00.000Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @example 2040-12-09T17:00:00.000Z
             */
            endDate: string;
            /**
             * @description Path on the same origin.
             * @example /media/banners/slots-week.avif?v=1
             */
            imageUrl: string;
            /**
             * @description Prizes by place, in baht or points.
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
             * @description Ids of games that count. If `games` and `categories` are empty, all games count.
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
             * @description Prizes by place, in baht or points.
             * @example [
             *       5000,
             *       3000
             *     ]
             */
            rewards: number[];
            /**
             * @description Whether the prizes are settled and the leaderboard is final.
             * @example false
             */
            isClosed: boolean;
            /**
             * @description Number of members with a score.
             * @example 42
             */
            members: number;
            /** @description The top twenty. */
            leaderboards: components["schemas"]["LeaderboardRowDto"][];
            /** @description The caller's own row, at any place. */
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
        TurnoverDto: {
            /**
             * @description Total turnover required, in satang.
             * @example 1200000
             */
            requiredSatang: number;
            /**
             * @description Turnover reached, in satang.
             * @example 845000
             */
            doneSatang: number;
        };
        TurnoverRequirementDto: {
            /**
             * @example coupon
             * @enum {string}
             */
            kind: "coupon" | "deposit";
            /**
             * @description Payment id for a coupon, the provider's reference for a deposit.
             * @example 019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10
             */
            reference: string;
            /**
             * @description Amount of the deposit or coupon in satang; `null` if the provider does not report it.
             * @example 10000
             */
            amountSatang: number | null;
            /**
             * @description Turnover required, in satang.
             * @example 30000
             */
            requiredSatang: number;
            /**
             * @description Turnover reached, in satang.
             * @example 12000
             */
            doneSatang: number;
            /**
             * @description Turnover missing, in satang.
             * @example 18000
             */
            missingSatang: number;
            /**
             * Format: date-time
             * @description Bets count from this time on.
             * @example 2026-11-20T09:00:00.000Z
             */
            at: string;
        };
        TutorialDto: {
            /** @example first-deposit */
            id: string;
            title: components["schemas"]["TitleDto"];
            summary: components["schemas"]["TitleDto"];
            /** @example 2 */
            minutes: number;
            /**
             * @description Page that the tutorial explains, relative to `/{prefix}`.
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
            /** @description Picture for each language, on the same origin. */
            picture: components["schemas"]["PictureDto"] | null;
        };
        UnsettledBetsDto: {
            /** @example 2 */
            bets: number;
            /**
             * @description Total stakes in satang.
             * @example 4000
             */
            stakeSatang: number;
        };
        WithdrawConditionDto: {
            /**
             * @description True if no withdrawal can be requested.
             * @example true
             */
            disableBtn: boolean;
            /**
             * @description Amount in baht.
             * @example 12345.67
             */
            credit: number;
            /**
             * @description The same amount in satang.
             * @example 1234567
             */
            creditSatang: number;
            /**
             * @description Amount in baht.
             * @example 0
             */
            amountCanWithdraw: number;
            /**
             * @description The same amount in satang.
             * @example 0
             */
            amountCanWithdrawSatang: number;
            /**
             * @description Reason, as a text for the member.
             * @example ต้องทำยอดเทิร์นอีก 3,550.00 บาท จึงจะถอนเงินได้
             */
            message: string;
            /**
             * @description Minimum withdrawal in satang.
             * @example 10000
             */
            minSatang: number | null;
            /** @description Turnover requirement before a withdrawal. */
            turnover: components["schemas"]["TurnoverDto"] | null;
            /** @description Deposits and coupons with an open turnover requirement, oldest first. */
            demands: components["schemas"]["TurnoverRequirementDto"][];
            /** @description Undecided bets that will count towards missing turnover. */
            unsettled: components["schemas"]["UnsettledBetsDto"] | null;
            /** @description Withdrawal that waits for the bank desk. */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description The first day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                from?: string;
                /** @description The last day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description Only downlines of this level. */
                level?: number;
                /** @description Complete username, or its visible ending. */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description The first day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                from?: string;
                /** @description The last day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description Business day. */
                date: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description The first day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                from?: string;
                /** @description The last day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
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
                /** @description Coupon id from `createCoupon`. */
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
                /** @description Coupon id from `createCoupon`. */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description Quest id from `listDailyQuests`. */
                id: number;
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description Complete username for members; its beginning for agent keys. */
                username?: string;
                /** @description Whether to include staff. Agent keys only. */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description Username, or phone number (06, 08 or 09 and eight digits) */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description The first day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                fromDate?: string;
                /** @description The last day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                toDate?: string;
                /** @description Only rewards from this source, for the list `reward`. Addition to the specification. */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description The first day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                fromDate?: string;
                /** @description The last day, in the agent's time zone, in a year from 2000 to 2200. Default: open. */
                toDate?: string;
                /** @description Only rewards from this source, for the list `reward`. Addition to the specification. */
                source?: "QUEST" | "TOURNAMENT" | "COUPON" | "AFFILIATE";
            };
            header?: never;
            path: {
                /** @description Kind of payments. */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description Only cases in this state. */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
                username: string;
                /** @description Id from `listSecondFactors` or `beginTotp`. */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
                username: string;
                /** @description Id from `listSecondFactors` or `beginTotp`. */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
                username: string;
                /** @description Id from `listSecondFactors` or `beginTotp`. */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
                username: string;
                /** @description Session id from `listSessions`. */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
            };
            header?: never;
            path: {
                /** @description Tournament id from `listTournaments`. */
                id: string;
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER. */
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
                /** @description The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER. */
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
                /** @description The agent's prefix, case-insensitive */
                prefix: string;
                /** @description The username, case-insensitive */
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
                /** @description The agent's prefix, case-insensitive */
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
                /** @description The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER. */
                prefix?: string;
                /** @description Category. `LIVE`, `SLOT` and other spellings of a section are accepted. Required without `ids`. */
                gameType?: "Casino" | "Slot" | "Keno" | "Fish" | "Card" | "Trade" | "Poker";
                /** @description Comma-separated game ids of any category. The reply keeps the order and omits games that are not offered. */
                ids?: string;
                /** @description Only games of this provider (`product` of `listStudios`). */
                product?: string;
                /** @description Number of most popular games. Default: all. */
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
                /** @description The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER. */
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
                /** @description Id from the reply of the call that moved money. */
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
                /** @description Promotion id from `listPromotions`. */
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
                /** @description The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER. */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description Calendar year in the agent's time zone. Default: the current year. */
                year?: number;
                /** @description Only payments with this status label. */
                status?: "pending" | "completed" | "rejected";
                /** @description Only this payment. Without `year`, the previous year is searched, too. Addition to the specification. */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description Calendar year in the agent's time zone. Default: the current year. */
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
                /** @description Entries per page */
                limit?: number;
                /** @description Entries to skip */
                offset?: number;
                /** @description Calendar year in the agent's time zone. Default: the current year. */
                year?: number;
                /** @description Only payments with this status label. */
                status?: "pending" | "completed" | "rejected";
                /** @description Only this payment. Without `year`, the previous year is searched, too. Addition to the specification. */
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
                             * @description First day of the list, also if the request has none.
                             */
                            from: string;
                            /**
                             * Format: date
                             * @description Last day of the list, also if the request has none.
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
                /** @description Calendar year in the agent's time zone. Default: the current year. */
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
