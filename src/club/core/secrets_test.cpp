#include "club/core/secrets.h"

#include "base/sanitizer_build.h"
#include "base/test_folder.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <new>
#include <set>

namespace posthouse::club {

struct PasswordMatchTest {
    static bool matches(const std::string& hash, std::string_view password) {
        return PasswordMatch::matches(hash, password);
    }
};

namespace {

TEST(Secrets, APasswordMatchesItsOwnHashAndNoOther) {
    const std::string hash = hash_password("hunter2", PasswordCost::minimal);
    EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
    EXPECT_TRUE(PasswordMatchTest::matches(hash, "hunter2"));
    EXPECT_FALSE(PasswordMatchTest::matches(hash, "hunter3"));
    EXPECT_FALSE(PasswordMatchTest::matches(hash, ""));
    EXPECT_FALSE(PasswordMatchTest::matches("", ""));
    EXPECT_FALSE(PasswordMatchTest::matches("$argon2id$v=19$m=8,t=3,p=1$c2FsdA$aGFzaA", "hunter2"));
    EXPECT_TRUE(
        PasswordMatchTest::matches(hash_password("hunter2", PasswordCost::interactive), "hunter2"));
    EXPECT_NE(hash, hash_password("hunter2", PasswordCost::minimal));
}

TEST(Secrets, WithoutMemoryForArgon2APasswordIsNeitherRightNorWrong) {
    if (sanitizer_build) return;  // sanitizers need memory of their own
    const std::string hash = hash_password("hunter2", PasswordCost::minimal);
    const auto check_without_memory = [&] {
        const rlimit none{0, 0};
        if (::setrlimit(RLIMIT_AS, &none) != 0) std::_Exit(3);
        try {
            std::_Exit(PasswordMatchTest::matches(hash, "hunter2") ? 2 : 1);
        } catch (const std::bad_alloc&) {
            std::_Exit(0);
        }
    };
    EXPECT_EXIT(check_without_memory(), testing::ExitedWithCode(0), "");
}

TEST(Secrets, TokensAreLongAndDifferAndTheirHashesAreStable) {
    const std::string token = random_token();
    EXPECT_EQ(token.size(), 43u);
    EXPECT_NE(token, random_token());
    EXPECT_EQ(token_hash(token), token_hash(token));
    EXPECT_NE(token_hash(token), token_hash(random_token()));
}

TEST(Secrets, TheServersKeyIsCreatedOnceAndReadableByItsOwnerOnly) {
    const TestFolder folder;
    const std::string path = folder / "house.key";
    const std::string first =
        ServerKey::load_or_create(path).confirmation(UserId(1), "ann@example.org");
    EXPECT_EQ(first, ServerKey::load_or_create(path).confirmation(UserId(1), "ann@example.org"));
    struct stat about {};
    ASSERT_EQ(stat(path.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777, 0600u);
    std::ofstream(path, std::ios::trunc) << "short";
    EXPECT_THROW(ServerKey::load_or_create(path), std::runtime_error);
}

TEST(Secrets, AConfirmationHoldsForOnePlayerAndOneAddressOnly) {
    const ServerKey key = ServerKey::from_words("test");
    EXPECT_NE(key.confirmation(UserId(1), "a@b"), key.confirmation(UserId(2), "a@b"));
    EXPECT_NE(key.confirmation(UserId(1), "a@b"), key.confirmation(UserId(1), "a@c"));
    EXPECT_NE(key.confirmation(UserId(1), "a@b"),
              ServerKey::from_words("other").confirmation(UserId(1), "a@b"));
}

TEST(Secrets, AMailPasswordCanBeSaidAloudAndIsForOnePlayerAndOneNumber) {
    const ServerKey key = ServerKey::from_words("test");
    User user;
    user.id = UserId(7);
    user.mail_password = 2;
    const std::string word = key.mail_password(user.id, 2);
    ASSERT_EQ(word.size(), 16u);
    std::set<char> vowels;
    for (int number = 1; number < 50; ++number) {
        const std::string other = key.mail_password(user.id, number);
        for (std::size_t i = 0; i < other.size(); i += 2) {
            EXPECT_EQ(std::string("aeiou").find(other[i]), std::string::npos) << other;
            EXPECT_NE(std::string("aeiou").find(other[i + 1]), std::string::npos) << other;
            vowels.insert(other[i + 1]);
        }
        EXPECT_EQ(key.is_mail_password(user, other), number == 2);
    }
    EXPECT_EQ(vowels.size(), 5u);
    EXPECT_NE(word, key.mail_password(UserId(8), 2));
    EXPECT_NE(word, ServerKey::from_words("other").mail_password(user.id, 2));
    user.mail_password = 0;
    EXPECT_FALSE(key.is_mail_password(user, key.mail_password(user.id, 0))) << "there is none";
}

}  // namespace
}  // namespace posthouse::club
